/**
 * The page with its scripts behind what is read. It reads and submits without
 * them, so on a weak line the text, its style and its font come first; all the
 * scripts would otherwise take their share of the line before anything is seen.
 */
export const scriptsAfterText = (html: string): string => {
  const head = html.indexOf('</head>');
  if (head < 0) return html;
  const preloads = '<link rel="modulepreload" ';
  return html.slice(0, head).replaceAll(preloads, `${preloads}fetchpriority="low" `) + html.slice(head);
};

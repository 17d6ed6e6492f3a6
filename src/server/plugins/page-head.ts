/**
 * Moves a page's scripts behind its text. The page can be read and submitted without them, so on a weak line text,
 * styles and font come first; otherwise the scripts would take bandwidth before anything is visible.
 */
export const scriptsAfterText = (html: string): string => {
  const head = html.indexOf('</head>');
  if (head < 0) return html;
  const preloads = '<link rel="modulepreload" ';
  return html.slice(0, head).replaceAll(preloads, `${preloads}fetchpriority="low" `) + html.slice(head);
};

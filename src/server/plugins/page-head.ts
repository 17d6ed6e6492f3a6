const PRELOAD = /<link rel="modulepreload" (?:nonce="[^"]*" )?href="([^"]*)"[^>]*>/g;
/** The script of React Router that imports the modules of the page's routes, and then its own. */
const START = /(<script(?=[^>]*type="module")[^>]*>)([\s\S]*?)(<\/script>)/;
const IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
/** Line breaks with the indentation of the list of routes. */
const INDENT = /\n +/g;

/**
 * Starts a page's scripts after its first frame. The page can be read and submitted without them: on a weak line they
 * would take bandwidth from text, styles and font, and on a slow phone their compilation would come before anything is
 * visible. A page in the background has no frame to wait for.
 */
export const scriptsAfterText = (html: string): string => {
  const end = html.indexOf('</head>');
  const [start = '', open = '', code = '', close = ''] = START.exec(html) ?? [];
  const imports = [...code.matchAll(IMPORT)];
  if (end < 0 || imports.length === 0) return html;
  const head = html.slice(0, end);
  const preloads = [...head.matchAll(PRELOAD)].map(([, href]) => href);
  const late = `(async () => {
await new Promise((painted) => document.hidden ? painted() : requestAnimationFrame(() => setTimeout(painted)));
for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), {rel: "modulepreload", href}));
const [${imports.map(([, name]) => name).join()}] = await Promise.all([${imports.map(([, , from]) => `import(${from})`).join()}]);
${code.replace(IMPORT, '').replace(INDENT, '')}})();`;
  return head.replace(PRELOAD, '') + html.slice(end).replace(start, () => open + late + close);
};

/**
 * Texts that have run as scripts, broken out of markup, or been interpreted in other formats. Each fits the shortest
 * name.
 */
export const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)//-->',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</style><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<math><mtext></form><form><mglyph><style>',
  '<details open ontoggle=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil">',
  '<link rel=stylesheet href=//evil.example>',
  '" onfocus=alert(1) autofocus x="',
  "' onmouseover='alert(1)",
  '` onload=alert(1)',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '$alert(1) {{constructor.constructor("1")()}}',
  '#{7*7} <%= 7*7 %> {{7*7}} [[7*7]]',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '"}];alert(1);//',
  '\u2028\u2029alert(1)//',
  '\u202egnp.exe\u202c <b>',
  'ﬀ<ſcript>alert(1)</ſcript>',
  "=cmd|' /C calc'!A0",
  "'; drop table jobs; --",
  '1 OR 1=1 /* % _ \\ */',
  '__proto__ constructor toString',
] as const;

/** Many of them in one text, for every field that is long enough. */
export const HOSTILE_TEXT = `"'\`></title></script><script>alert(1)</script><img src=x onerror=alert(1)>`;

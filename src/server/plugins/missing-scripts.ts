import { missingScriptsTexts as texts } from '#texts/missing-scripts.ts';

const LOOK = 'fixed inset-x-4 bottom-4 z-60 mx-auto max-w-[560px] shadow-3 max-sm:bottom-20 notice notice-amber';

/** Detects that a script or one of its imports failed to load; later failures are reported by the page itself. */
const watch = () => `(()=>{
let said;
const part=(tag,look,...inside)=>{const it=document.createElement(tag);it.className=look;it.append(...inside);return it};
const say=()=>{
if(said||window.__reactRouterDataRouter)return;
said=true;
const reload=part("button","btn btn-plain btn-m",${JSON.stringify(texts.reload)});
reload.type="button";
reload.onclick=()=>location.reload();
const notice=part("div",${JSON.stringify(LOOK)},part("div","",part("b","",${JSON.stringify(texts.sentence)}),part("div","mt-3",reload)));
notice.setAttribute("role","alert");
document.body.append(notice)};
addEventListener("error",event=>event.target.localName=="script"&&say(),true);
addEventListener("unhandledrejection",say)})()`;

/**
 * Adds a script that reports when the others failed to load: a form would silently do nothing, and `<noscript>` only
 * covers disabled scripts. It precedes the styles, which it would otherwise wait for.
 */
export const watchScripts = (html: string, mark: string): string =>
  html.replace('<head>', () => `<head><script nonce="${mark}">${watch()}</script>`);

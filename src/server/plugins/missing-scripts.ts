import { missingScriptsTexts as texts } from '#texts/missing-scripts.ts';

const LOOK = 'fixed inset-x-4 bottom-4 z-60 mx-auto max-w-[560px] shadow-3 max-sm:bottom-20 notice notice-amber';

/** A script or something it imports did not come; what fails once the page runs, it says itself. */
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
 * The page with a script that says so when the others did not come: a form would keep silent, and `<noscript>` is for
 * scripts that are switched off. It stands before the styles, which it would otherwise wait for.
 */
export const watchScripts = (html: string, mark: string): string =>
  html.replace('<head>', () => `<head><script nonce="${mark}">${watch()}</script>`);

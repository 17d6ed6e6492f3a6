import { missingScriptsTexts as texts } from '#texts/missing-scripts.ts';

const NOTICE = `<div role="alert" class="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-[560px] shadow-3 max-sm:bottom-20 notice notice-amber"><div><b>${texts.sentence}</b><div class="mt-3"><button type="button" class="btn btn-plain btn-m">${texts.reload}</button></div></div></div>`;

/** A script or something it imports did not come; what fails once the page runs, it says itself. */
const WATCH = `(()=>{let said;const say=()=>{if(said||window.__reactRouterDataRouter)return;said=1;document.body.insertAdjacentHTML("beforeend",${JSON.stringify(NOTICE)});document.body.lastChild.querySelector("button").onclick=()=>location.reload()};addEventListener("error",e=>e.target.localName=="script"&&say(),true);addEventListener("unhandledrejection",say)})()`;

/**
 * The page with a script that says so when the others did not come: a form would keep silent, and `<noscript>` is for
 * scripts that are switched off. It stands before the styles, which it would otherwise wait for.
 */
export const watchScripts = (html: string, mark: string): string =>
  html.replace('<head>', () => `<head><script nonce="${mark}">${WATCH}</script>`);

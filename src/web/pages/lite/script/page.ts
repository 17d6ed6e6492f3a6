import { langByLetters } from '#contract/language-of-text.ts';

export const find = <Found extends HTMLElement>(selector: string, within: ParentNode = document): Found | null =>
  within.querySelector<Found>(selector);

export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Always present: the page is rendered by the same build. */
export const need = <Found extends HTMLElement>(selector: string, within: ParentNode = document): Found => {
  const found = find<Found>(selector, within);
  if (!found) throw new Error(selector);
  return found;
};

export const show = (element: HTMLElement | null, shown: boolean): void => {
  if (element) element.hidden = !shown;
};

export const dataOf = (element: HTMLElement, name: string): string => element.dataset[name] ?? '';

/** Replaces `%` in a text of the page with a value. */
export const setText = (element: HTMLElement | null, value: string): void => {
  if (!element) return;
  element.dataset.text ??= element.textContent;
  // As a function, because a name may contain replacement patterns such as `$&`.
  element.textContent = element.dataset.text.replace('%', () => value);
};

/** Makes an element with text that may be user-entered, marked with its language. */
export const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  const lang = langByLetters(text);
  if (lang) element.lang = lang;
  element.textContent = text;
  return element;
};

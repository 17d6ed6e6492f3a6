export const find = <Found extends HTMLElement>(selector: string, within: ParentNode = document): Found | null =>
  within.querySelector<Found>(selector);

export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** The page always has it: it is rendered by the same build. */
export const need = <Found extends HTMLElement>(selector: string, within: ParentNode = document): Found => {
  const found = find<Found>(selector, within);
  if (!found) throw new Error(selector);
  return found;
};

export const show = (element: HTMLElement | null, shown: boolean): void => {
  if (element) element.hidden = !shown;
};

export const dataOf = (element: HTMLElement, name: string): string => element.dataset[name] ?? '';

/** Puts a value in the place of `%` in a sentence of the page. */
export const setText = (element: HTMLElement | null, value: string): void => {
  if (!element) return;
  element.dataset.text ??= element.textContent;
  // As a function, since a name may hold what a replacement reads otherwise.
  element.textContent = element.dataset.text.replace('%', () => value);
};

export const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

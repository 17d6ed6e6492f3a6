import type { ElementType, Key } from 'react';
import { jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { Form, Link, NavLink } from 'react-router';
import { languageTexts } from '#texts/language.ts';

/**
 * What React makes elements with in pages of a language that is begun (vite.config.ts): every element with a text of its
 * own says in which language that text is, so that what fell back to English is read as English. By the letters: whatever
 * a page, an answer of the server or a person wrote is marked alike. Complete languages do without.
 */
type Props = Readonly<Record<string, unknown>>;

/** Of an element without a text of its own, what else of it is read out. */
const READ_OUT = ['aria-label', 'placeholder', 'alt', 'title'];

const NOT_READ: readonly unknown[] = ['html', 'script', 'style'];
/** They hand everything on to an element. */
const HANDED_ON: readonly unknown[] = [Link, NavLink, Form];

const textsIn = (values: readonly unknown[]): string => values.filter((value) => typeof value === 'string').join(' ');

const langOfLetters = (text: string): string | undefined => {
  if (/[^\P{L}\p{Script=Latin}\p{Script=Devanagari}]/u.test(text)) return languageTexts.code;
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
};

const marked = (type: ElementType, props: Props): Props => {
  const readOut = (typeof type === 'string' || HANDED_ON.includes(type)) && !NOT_READ.includes(type);
  if (!readOut || props.lang !== undefined) return props;
  const own = textsIn([props.children].flat());
  const lang = langOfLetters(own) ?? langOfLetters(textsIn(READ_OUT.map((name) => props[name])));
  return lang ? { ...props, lang } : props;
};

export { Fragment } from 'react/jsx-runtime';

export const jsx = (type: ElementType, props: Props, key?: Key) => plainJsx(type, marked(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key) => plainJsxs(type, marked(type, props), key);

import { type ElementType, isValidElement, type Key } from 'react';
import { jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { Form, Link, NavLink } from 'react-router';
import { languageTexts } from '#texts/language.ts';

/**
 * The JSX runtime where an unfinished translation is built (scripts/vite/plugins.ts): every element with text gets that
 * text's language, so that English fallbacks are read as English. Detected by the letters, so text from pages, server
 * and users is treated alike. It leaves pages in complete languages as they are.
 */
type Props = Readonly<Record<string, unknown>>;

/** For an element without text, the attributes that are read out. */
const READ_OUT = ['aria-label', 'placeholder', 'alt', 'title'];

const NOT_READ: readonly unknown[] = ['html', 'script', 'style'];
/** Components that pass all props on to an element. */
const HANDED_ON: readonly unknown[] = [Link, NavLink, Form];

/** Texts of an element, including those handed to its components, such as the face of a button or a text with a link. */
const textsIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textsIn).join(' ');
  if (!isValidElement<Props>(value) || typeof value.type === 'string' || HANDED_ON.includes(value.type)) return '';
  return textsIn([value.props.children, value.props.text]);
};

const langOfLetters = (text: string): string | undefined => {
  if (/[^\P{L}\p{Script=Latin}\p{Script=Devanagari}]/u.test(text)) return languageTexts.code;
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
};

const marked = (type: ElementType, props: Props): Props => {
  // A component with a role, such as an icon, passes it on with what is read out.
  const handedOn = HANDED_ON.includes(type) || props.role !== undefined;
  const readOut = (typeof type === 'string' || handedOn) && !NOT_READ.includes(type);
  if (!readOut || props.lang !== undefined) return props;
  const lang = langOfLetters(textsIn(props.children)) ?? langOfLetters(textsIn(READ_OUT.map((name) => props[name])));
  return lang ? { ...props, lang } : props;
};

export { Fragment } from 'react/jsx-runtime';

export const markedJsx = (type: ElementType, props: Props, key?: Key) => plainJsx(type, marked(type, props), key);

export const markedJsxs = (type: ElementType, props: Props, key?: Key) => plainJsxs(type, marked(type, props), key);

// Pages in complete languages carry none of this.
export const jsx = import.meta.env.AVSAR_BEGUN ? markedJsx : plainJsx;
export const jsxs = import.meta.env.AVSAR_BEGUN ? markedJsxs : plainJsxs;

import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';
import { languageTexts } from '#texts/language.ts';
import interBasic from './fonts/inter-basic.woff2?url';

/**
 * The addresses of the font files that every page of this language needs immediately, for the root's `<link
 * rel="preload" as="font">`.
 */
export const fontUrls: readonly string[] = languageTexts.code === 'hi' ? [devanagari, interBasic] : [interBasic];

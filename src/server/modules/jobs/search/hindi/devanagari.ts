/** Whether a text has a letter of Devanagari. */
export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Nukta, and what joins letters or keeps them apart on screen. */
const UNSEEN = /[\u093c\u200c\u200d]/g;
/** A nasal in front of a consonant of its row; half न stands before others as well. */
const NASAL = /[ङञण]्(?=[क-घच-झट-ढ])|न्(?=[क-घच-झट-ढत-ध])|म्(?=[प-भ])/g;

/**
 * One spelling for what people write in several: without nukta (ज़, ज), with anusvara for a nasal before its consonant
 * (हिन्दी, हिंदी) and for chandrabindu (गाँव, गांव), with आ for ऑ; in lower case, with one blank between words.
 */
export const bareText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replaceAll('ऑ', 'आ')
    .replaceAll('ॉ', 'ा')
    .replace(NASAL, 'ं')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();

/** Whether a text has a letter of Devanagari. */
export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Nukta and the invisible joiners. */
const UNSEEN = /[\u093c\u200c\u200d]/g;
/** A nasal before a consonant of its row; half न also before other rows. */
const NASAL = /[ङञण]्(?=[क-घच-झट-ढ])|न्(?=[क-घच-झट-ढत-ध])|म्(?=[प-भ])/g;

/**
 * Unifies spelling variants: without nukta (ज़, ज), with anusvara for a nasal before its consonant (हिन्दी, हिंदी) and
 * for chandrabindu (गाँव, गांव), with आ for ऑ; in lower case, with single blanks between words.
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

/** A part of a sentence, with the whole sentence. */
export interface Clause {
  text: string;
  /** The whole sentence, shown with the finding. */
  sentence: string;
  /** Earlier clauses of the same sentence, the nearest last. */
  before: readonly string[];
}

/** A full stop inside a number, an address or after `Rs.` does not end a sentence. */
const SENTENCE_END = /(?<!\b(?:rs|no|mr|mrs|ms|dr|etc|approx|pvt|ltd))[.!?।](?=\s|$)|[\n\r•●▪]+/giu;
const CLAUSE_END = /[;]|,(?!\d)|\s[-–—]\s|\b(?:but|however|only then|lekin|magar)\b|(?<!\p{L})(?:लेकिन|मगर)(?!\p{L})/giu;

/** Splits a text into the scopes of "no" and "but": sentences, and their clauses. */
export const clausesOf = (text: string): Clause[] =>
  text.split(SENTENCE_END).flatMap((raw) => {
    const sentence = raw.trim().replace(/\s+/g, ' ');
    const parts = raw.split(CLAUSE_END);
    return parts.flatMap((part, index) =>
      part.trim() === '' ? [] : [{ text: part, sentence: sentence.slice(0, 400), before: parts.slice(0, index) }],
    );
  });

/** Words that negate a demand, in English, Hindi and Hinglish. */
const NEGATION =
  /\b(?:no|not|never|none|nil|zero|without|free of|don'?t|doesn'?t|does not|won'?t|isn'?t|aren'?t|nor|neither|cannot|can'?t|beware|fraud\w*|fake|scam\w*|report (?:it|them|us)|nahi+n?|nhi|bina|mat|muft)\b|₹\s?0(?!\d)|(?<!\p{L})(?:नहीं|नही|बिना|मत|निःशुल्क|मुफ़्त|मुफ्त|सावधान)(?!\p{L})/iu;

/** "Not refundable" and "no interview" negate something else. */
const OTHER_NEGATION =
  /\b(?:not|non|no)[\s-]*(?:refundable|returnable|negotiable|interviews?|experience|degree|qualification|work pressure|targets?|age limit|more than|later than|less than|only)\b|\bnot just\b/giu;

export const isDenied = (text: string): boolean => NEGATION.test(text.replace(/’/g, "'").replace(OTHER_NEGATION, ' '));

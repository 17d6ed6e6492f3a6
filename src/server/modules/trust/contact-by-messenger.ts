import { isDenied } from './clauses.ts';

const MESSENGER = String.raw`(?:what'?s\s?app+|watsapp|wattsapp|whatsap|telegram|telegrams|signal app|wa\.me\S*|t\.me\S*|imo app|व्हाट्सएप|व्हाट्सऐप|व्हाट्सप्प|वॉट्सऐप|वाट्सएप|व्हाट्स ऐप|टेलीग्राम)`;

const pattern = (source: string): RegExp => new RegExp(source.replaceAll('MESSENGER', MESSENGER), 'iu');

/** Only there: no other way, whatever else the posting says. */
const ONLY = [
  pattern(String.raw`\b(?:only|sirf|just)\s+(?:\S+\s+){0,2}?MESSENGER`),
  pattern(String.raw`MESSENGER\s+(?:messages?\s+|chat\s+|pe\s+|par\s+|पर\s+)?(?:only\b|hi\b|ही(?!\p{L}))`),
  pattern(String.raw`(?:केवल|सिर्फ|सिर्फ़)\s+(?:\S+\s+){0,2}?MESSENGER`),
];

/** Sent there: how to get in touch, to apply or to be interviewed. */
const SENT_THERE = [
  pattern(
    String.raw`\b(?:contact|message|msg|text|ping|dm|reach|apply|connect|write|talk|chat)\b(?:\s+\S+){0,4}?\s+(?:on|via|through|by|at|over|using|pe|par)\s+(?:\S+\s+){0,2}?MESSENGER`,
  ),
  pattern(
    String.raw`\b(?:cv|resume|résumé|bio-?data|photo|details|profile|documents?|aadhaa?r|name)\b(?:\s+\S+){0,4}?\s+(?:on|via|to|at|pe|par)\s+(?:\S+\s+){0,2}?MESSENGER`,
  ),
  pattern(String.raw`MESSENGER\s+(?:us|me|hr|your|now|kar\w*)\b`),
  pattern(
    String.raw`MESSENGER\s*(?:no\.?|number|नंबर)?\s*(?:at|on|to|pe|par|पर|is|:|-|@)?\s*(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}`,
  ),
  pattern(String.raw`\binterviews?\b(?:\s+\S+){0,5}?\s+(?:on|via|over|through|by)\s+MESSENGER`),
  pattern(String.raw`\bjoin\b(?:\s+\S+){0,4}?\s+MESSENGER(?:\s+(?:group|channel))?`),
  pattern(
    String.raw`MESSENGER\s+(?:number\s+)?(?:par|pe|पर)\s+(?:\S+\s+){0,3}?(?:sampark|contact|message|msg|resume|cv|bhej\w*|baat|ping|संपर्क|सम्पर्क|मैसेज|भेज\S*|बात|रिज्यूमे|बायोडाटा)`,
  ),
  /\b(?:wa\.me|t\.me)\/\S+/iu,
];

/** The messenger is the work: marketing, support, a bot. */
const ITS_OWN_WORK =
  /\b(?:customers?|clients?|leads?|students?|users?|parents?|patients?|guests?|subscribers?|campaigns?|broadcasts?|marketing|api|bots?|chatbots?|automation|integrat\w+|quer(?:y|ies)|enquir(?:y|ies)|inquir(?:y|ies)|tickets?|orders?|experience (?:in|with)|knowledge of|familiar\w*|proficien\w+|tools? (?:like|such as))\b/iu;

const otherWays = pattern(
  String.raw`[\w.+-]+@[\w-]+\.[a-z]{2,}|\be-?mail\b|\b(?:call|phone|ring|calling)\b|कॉल|ई-?मेल|\b(?:walk[\s-]?in|visit (?:us|our office|the office)|apply (?:here|now|online|through|on this|on avsar|with avsar|on our (?:site|website)))\b|https?:\/\/(?!(?:wa|t)\.me)\S+|\bwww\.\S+`,
);
/** "No calls" is not another way. */
const REFUSED_WAYS =
  /\b(?:no|don'?t|do not|not)\s+(?:\S+\s+){0,2}?(?:calls?|phone|e-?mails?)\b|\bcall mat\b|कॉल (?:न|ना|नहीं|मत)/giu;

/** Whether a posting names a way to its people besides a messenger. */
export const namesAnotherWay = (posting: string): boolean => otherWays.test(posting.replace(REFUSED_WAYS, ' '));

/**
 * The words of a sentence that send the reader to a messenger. `only`: they
 * shut out every other way.
 */
export const messengerContact = (sentence: string): { words: string; only: boolean } | undefined => {
  if (ITS_OWN_WORK.test(sentence)) return undefined;
  const only = ONLY.map((one) => one.exec(sentence)).find((match) => match !== null);
  if (only) return { words: only[0].trim(), only: true };
  if (isDenied(sentence.replace(REFUSED_WAYS, ' '))) return undefined;
  const sent = SENT_THERE.map((one) => one.exec(sentence)).find((match) => match !== null);
  return sent ? { words: sent[0].trim(), only: false } : undefined;
};

import { isRole } from './employment-words.ts';

/** Words of resumes and fields of work; all of them may be skills in a list of skills. */
const ORDINARY =
  /^(?:admin|analysis|analytics|arts?|business|civil|client|cloud|college|commerce|community|company|computers?|content|creative|customers?|data|design|digital|diploma|electrical|electronics|events?|finance|food|fresher|growth|hardware|health|healthcare|industry|insurance|internet|languages?|leads?|legal|logistics|management|mechanical|media|medical|mobile|networks?|office|online|operations|products?|projects?|quality|remote|research|retail|safety|sales|school|science|senior|services?|skills?|social|software|sports|startup|strategy|students?|study|support|systems?|teams?|technical|technology|tools|travel|university|videos?|website|work)$/i;

/** Endings of nouns that name an activity or a quality: `teaching`, `education`, `leadership`. */
const ACTIVITY = /\p{L}{2}(?:ing|[st]ion|ment|ship|ness|ity|ance|ence)s?$/iu;

/** Returns whether this is one word that any sentence may contain without naming a skill. */
export const isOrdinaryWord = (phrase: string): boolean =>
  /^\p{L}+$/u.test(phrase) && (ORDINARY.test(phrase) || ACTIVITY.test(phrase) || isRole(phrase));

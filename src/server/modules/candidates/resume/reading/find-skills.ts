export interface FoundSkill {
  name: string;
  source: string;
}

const MOST = 30;
const SEPARATORS = /[,;|•●▪◦·‣\t]|\s[–—/-]\s|\s{2,}|:\s/;

/**
 * Skills that the portal knows already, each in the spelling that is most in
 * use. `known` has every name that is understood, in lower case, with that
 * spelling. Under a heading for skills each piece between separators is one;
 * without such a heading, names of four letters or more are looked for in the
 * whole text, since shorter ones (`Go`, `C`, `R`) are words of other things.
 */
export const findSkills = (
  { skills, all }: { skills: readonly string[]; all: readonly string[] },
  known: ReadonlyMap<string, string>,
): FoundSkill[] => {
  const found = new Map<string, FoundSkill>();
  const take = (word: string, line: string): boolean => {
    const name = known.get(bare(word));
    if (name === undefined) return false;
    const key = name.toLowerCase();
    if (!found.has(key) && found.size < MOST) found.set(key, { name, source: line.slice(0, 200) });
    return true;
  };
  for (const line of skills)
    for (const piece of line.split(SEPARATORS))
      if (!take(piece, line)) for (const part of piece.split('/')) take(part, line);
  if (skills.length === 0)
    for (const line of all) for (const phrase of phrasesOf(line)) if (phrase.length >= 4) take(phrase, line);
  return [...found.values()];
};

/** Without marks and brackets around it, and what stands in brackets behind it. */
const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/\(.*$/, '')
    .replace(/^[\s•*"'“”.-]+|[\s"'“”)-]+$|\.+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Every run of one to three words. */
const phrasesOf = (line: string): string[] => {
  const words = line
    .split(/[\s,;|()•]+/)
    .filter(Boolean)
    .slice(0, 80);
  return words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' ')));
};

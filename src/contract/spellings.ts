/** The spellings under which listings usually have a place with two names: each by itself and both together. */
export const spellingsOf = (name: string, other: string | undefined): string[] =>
  other ? [name, other, `${name}/${other}`, `${other}/${name}`] : [name];

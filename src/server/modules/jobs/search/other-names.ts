import { placeNames } from '#contract/places.ts';

/** Synonyms other than place names, in lower case: typing one also suggests values that contain another. */
const SAME: readonly (readonly string[])[] = [
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['ml', 'machine learning'],
  ['ai', 'artificial intelligence'],
  ['nlp', 'natural language processing'],
  ['dotnet', '.net'],
  ['nodejs', 'node.js'],
  ['reactjs', 'react'],
  ['golang', 'go'],
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
  ['hr', 'human resources'],
  ['qa', 'quality assurance'],
  ['bi', 'business intelligence'],
  ['ux', 'ui & ux design'],
  ['sde', 'software engineer'],
  ['cpp', 'c++'],
  ['csharp', 'c#'],
];

/** Returns the other names of the typed text. */
export const otherNamesOf = (typed: string): string[] => {
  const bare = typed.trim().toLowerCase();
  const same = [...SAME.filter((names) => names.includes(bare)).flat(), ...placeNames(bare)];
  return [...new Set(same)].filter((name) => name !== bare);
};

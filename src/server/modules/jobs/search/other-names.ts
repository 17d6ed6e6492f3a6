import { placeNames } from '#contract/places.ts';

/** Names for the same thing but places: whoever types one is offered the values that hold the other. Lower case. */
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

/** What else the typed text may be called. */
export const otherNamesOf = (typed: string): string[] => {
  const bare = typed.trim().toLowerCase();
  const same = [...SAME.filter((names) => names.includes(bare)).flat(), ...placeNames(bare)];
  return [...new Set(same)].filter((name) => name !== bare);
};

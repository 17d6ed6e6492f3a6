/** Names for the same thing: whoever types one is offered the values that hold the other. Lower case. */
const SAME: readonly (readonly string[])[] = [
  ['bangalore', 'bengaluru'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['madras', 'chennai'],
  ['gurgaon', 'gurugram'],
  ['cochin', 'kochi'],
  ['trivandrum', 'thiruvananthapuram'],
  ['mysore', 'mysuru'],
  ['mangalore', 'mangaluru'],
  ['calicut', 'kozhikode'],
  ['baroda', 'vadodara'],
  ['pondicherry', 'puducherry'],
  ['poona', 'pune'],
  ['vizag', 'visakhapatnam'],
  ['allahabad', 'prayagraj'],
  ['ncr', 'delhi'],
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
  return SAME.filter((names) => names.includes(bare)).flatMap((names) => names.filter((name) => name !== bare));
};

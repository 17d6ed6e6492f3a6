/** Ignores punctuation, spaces and case. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();

/** Returns a key that is equal for jobs whose title and company differ only in spelling details. */
export const jobGroupKey = ({ title, companyName }: { title: string; companyName: string }): string =>
  `${plain(companyName)}\n${plain(title)}`;

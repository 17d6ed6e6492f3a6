/** Punctuation, spaces and case are no difference. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();

/** Equal for jobs that differ in nothing that a title or a company says. */
export const jobGroupKey = ({ title, companyName }: { title: string; companyName: string }): string =>
  `${plain(companyName)}\n${plain(title)}`;

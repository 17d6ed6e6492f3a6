import { markWords } from '#web/pages/admin/reports/marked-text.ts';

/** A text with the matched words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((stretch, index) =>
    stretch.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key and never reorder
      <mark key={index} className="found">
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}

import { langOf } from '#web/lib/lang-of.ts';

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/i;

/** User-entered text: its http and https addresses become links, and long words wrap. */
export function LinkedText({ children }: { children: string }) {
  // `split` with a capture group puts the addresses at the odd indexes.
  const parts = children.split(ADDRESS);
  return (
    <span className="wrap-anywhere whitespace-pre-line" lang={langOf(children)}>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never reorder
          <a key={at} className="link" href={part} target="_blank" rel="noopener nofollow ugc">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </span>
  );
}

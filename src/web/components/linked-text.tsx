import { langOf } from '#web/lib/lang-of.ts';

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/i;

/** A text that somebody typed; its http and https addresses can be followed, and however long it is, it breaks. */
export function LinkedText({ children }: { children: string }) {
  // Split by a group, the addresses stand at the odd places.
  const parts = children.split(ADDRESS);
  return (
    <span className="wrap-anywhere whitespace-pre-line" lang={langOf(children)}>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
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

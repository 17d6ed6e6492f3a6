import FileText from 'lucide-react/icons/file-text';
import { viewTexts as texts } from '#texts/profile-forms.ts';
import { Icon } from '#web/components/icon.tsx';
import { LinkedText } from '#web/components/linked-text.tsx';
import { Typed } from '#web/components/typed.tsx';
import { DOT } from '#web/lib/dot.ts';
import { langOf } from '#web/lib/lang-of.ts';

/** A profile entry: what, where, when. */
interface Entry {
  key: string;
  title: string;
  sub?: string;
  note?: string;
  text?: string;
  tags?: readonly string[];
  link?: string;
  /** The address of its file. */
  file?: string | undefined;
}

/** The entries of one profile section. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="stack gap-5">
      {entries.map(({ key, title, sub, note, text, tags = [], link, file }) => (
        <li key={key} className="grid gap-1 break-inside-avoid">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <b className="title break-words min-w-0">
              <Typed>{title || sub || ''}</Typed>
            </b>
            {note ? (
              <span className="small muted num" lang={langOf(note)}>
                {note}
              </span>
            ) : null}
          </div>
          {title && sub ? (
            <p className="soft break-words">
              <Typed>{sub}</Typed>
            </p>
          ) : null}
          {text ? (
            <p className="small read">
              <LinkedText>{text}</LinkedText>
            </p>
          ) : null}
          {tags.length > 0 ? (
            <p className="small soft wrap-anywhere">
              <Typed>{tags.join(DOT)}</Typed>
            </p>
          ) : null}
          {link ? (
            <p className="small">
              <a className="link wrap-anywhere" href={link} target="_blank" rel="noopener nofollow ugc">
                {link}
              </a>
            </p>
          ) : null}
          {file ? (
            <p className="small">
              <a
                className="link row row-s w-fit min-h-11 md:min-h-6"
                href={file}
                target="_blank"
                rel="noopener"
                aria-label={texts.openFileOf({ title })}
              >
                <Icon as={FileText} size="s" />
                {texts.openFile}
              </a>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Placeholders } from '#contract/placeholder-rules.ts';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import { conversationTexts as texts } from '#texts/conversations.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { attachFiles, filesProblem } from '#web/features/conversations/attach-files.ts';
import { LeftOpen, letterProblem, SavedTextsMenu } from '#web/features/conversations/saved-texts-menu.tsx';
import { dropDraft, keepValues, keptValues, watchDropped } from '#web/lib/drafts.ts';
import { useOnline } from '#web/lib/use-online.ts';

const keptText = (name: string): string => {
  const kept = keptValues(name)?.text;
  return typeof kept === 'string' ? kept : '';
};

const keptFiles = (name: string): readonly string[] => {
  const kept = keptValues(name)?.files;
  return Array.isArray(kept) ? kept.filter((file) => typeof file === 'string') : [];
};

const namesOf = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

/** Returns an unsent message to the form, before what was typed meanwhile, with the reason. */
export type RestoreMessage = (text: string, files: readonly File[], reason: string | undefined) => void;

interface MessageFormProps {
  ref?: Ref<RestoreMessage>;
  /** The conversation's id, which is also the key of its draft. */
  id: string;
  /** The other person's name. */
  name: string;
  /** For a recruiter: the values for placeholders in saved texts. */
  saved?: Placeholders | undefined;
  /** Which other language the reader uses, if any. */
  reads?: string | undefined;
  /** Returns why the message was rejected, in which case the form is restored. */
  onSend: (text: string, files: readonly File[]) => Promise<string | undefined>;
}

/** A form for a message with documents; typed text survives a reload and a rejection. */
export function MessageForm({ ref, id, name, saved, reads, onSend }: MessageFormProps) {
  const draft = `message:${id}`;
  const [text, setText] = useState(() => keptText(draft));
  const [files, setFiles] = useState<readonly File[]>([]);
  // A draft keeps the names of its files, not the files.
  const [lost, setLost] = useState(() => keptFiles(draft));
  const [problem, setProblem] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const online = useOnline();
  const noteId = useId();
  const over = text.length - LIMITS.message;

  // biome-ignore lint/correctness/useExhaustiveDependencies: grows with the text
  useLayoutEffect(() => {
    if (!area.current) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${Math.min(area.current.scrollHeight + 2, 200)}px`;
  }, [text]);

  const keep = (typed: string, names: readonly string[] = [...lost, ...namesOf(files)]) => {
    if (typed === '' && names.length === 0) dropDraft(draft);
    else keepValues(draft, { text: typed, files: names });
  };

  // What is sent in another tab is not kept here to be sent again; another text stays, as the draft.
  const onSentElsewhere = useEffectEvent((sent: unknown) => {
    if (text === sent) {
      setText('');
      setLost([]);
    } else keep(text);
  });
  useEffect(() => watchDropped(draft, (values) => onSentElsewhere(values.text)), [draft]);

  const type = (typed: string) => {
    setText(typed);
    setProblem(undefined);
    keep(typed);
  };
  const attach = (attached: readonly File[]) => {
    setFiles(attached);
    setLost([]);
    keep(text, namesOf(attached));
  };
  const add = (chosen: readonly File[]) => {
    const after = attachFiles(files, chosen);
    attach(after.files);
    setProblem(after.problem);
    if (picker.current) picker.current.value = '';
  };
  const send = async () => {
    if (text.trim() === '' || over > 0) {
      if (over <= 0 && files.length > 0) setProblem(texts.noWords);
      return area.current?.focus();
    }
    const wrong = filesProblem(files) ?? (saved && letterProblem(text));
    if (wrong) {
      setProblem(wrong);
      return area.current?.focus();
    }
    const before = { text, files };
    setText('');
    // The draft may be another tab's by now.
    if (keptText(draft) === text) dropDraft(draft);
    setFiles([]);
    setLost([]);
    setProblem(undefined);
    area.current?.focus();
    const refused = await onSend(before.text.trim(), before.files);
    if (refused !== undefined) restore(before.text, before.files, refused);
  };
  const restore: RestoreMessage = (unsent, unsentFiles, reason) => {
    // Keep what was typed in the meantime after the restored text.
    setText((now) => {
      const back = now === '' ? unsent : `${unsent}\n${now}`;
      keep(back, namesOf([...unsentFiles, ...files]));
      return back;
    });
    setFiles((now) => [...unsentFiles, ...now]);
    setProblem(reason);
  };
  useImperativeHandle(ref, () => (...unsent) => {
    restore(...unsent);
    area.current?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="talk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      {problem ? (
        <p className="error" role="alert">
          {problem}
        </p>
      ) : null}
      {online ? null : (
        <p className="small soft" role="status">
          {texts.offline}
        </p>
      )}
      {lost.length > 0 ? (
        <Notice
          tone="amber"
          live="status"
          title={texts.attachAgain({ count: lost.length, names: lost.join(', ') })}
          onClose={() => {
            setLost([]);
            keep(text, namesOf(files));
          }}
        />
      ) : null}
      {files.length > 0 ? (
        <ul className="row row-s wrap">
          {files.map((file, at) => (
            <li key={`${file.name} ${file.lastModified}`} className="talk-file">
              <span className="wrap-anywhere">{file.name}</span>
              <button
                type="button"
                className="btn btn-quiet btn-icon btn-s"
                aria-label={texts.removeFile({ name: file.name })}
                onClick={() => attach(files.filter((_, other) => other !== at))}
              >
                <Icon as={X} size="s" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="talk-bar">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={UPLOADS.resume.accept}
          onChange={(event) => add([...(event.target.files ?? [])])}
        />
        <Button iconOnly icon={Paperclip} onClick={() => picker.current?.click()}>
          {texts.attach}
        </Button>
        {saved ? (
          <SavedTextsMenu
            iconOnly
            text={text}
            values={saved}
            onInsert={(inserted) => {
              type(inserted);
              area.current?.focus();
            }}
          />
        ) : null}
        <textarea
          ref={area}
          className="input"
          rows={1}
          aria-label={texts.message}
          aria-describedby={reads ? `${noteId} ${noteId}-reads` : noteId}
          placeholder={texts.write({ name })}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0) return;
            event.preventDefault();
            add([...event.clipboardData.files]);
          }}
        />
        <Button type="submit" variant="primary">
          {texts.send}
        </Button>
      </div>
      {saved && problem === undefined ? <LeftOpen text={text} /> : null}
      {reads ? (
        <p id={`${noteId}-reads`} className="small muted">
          {reads}
        </p>
      ) : null}
      <p id={noteId} className={over > 0 ? 'error' : 'small muted talk-note'}>
        {over > 0 ? texts.tooLong({ count: over }) : texts.note}
      </p>
    </form>
  );
}

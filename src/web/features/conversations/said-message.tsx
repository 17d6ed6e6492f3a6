import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useState } from 'react';
import { LIMITS } from '#contract/rules.ts';
import { conversationTexts as texts } from '#texts/conversations.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { fileSize } from '#web/components/file-drop.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Menu, type MenuEntry } from '#web/components/menu.tsx';
import { Typed } from '#web/components/typed.tsx';
import type { Said } from '#web/features/conversations/conversation-queries.ts';
import { FraudWarning } from '#web/features/conversations/fraud-warning.tsx';
import { MessageText } from '#web/features/conversations/message-text.tsx';
import { timeText } from '#web/lib/formats.ts';

/** The author of a message. */
export interface Speaker {
  /** Full name: "Rohit Khanna, Setu Staffing". */
  name: string;
  /** The name for the initials. */
  face: string;
}

interface SaidFrameProps extends Speaker {
  mine: boolean;
  at: string;
  /** Shown next to the name. */
  aside?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

/** The author and time of a message, above its text. */
export function SaidFrame({ name, face, mine, at, aside, tools, children }: SaidFrameProps) {
  return (
    <li className={classNames('said', mine && 'said-me')}>
      <Avatar name={face} size="s" />
      <div className="said-text">
        <div className="said-by">
          <span className="wrap-anywhere">
            <Typed>{mine ? texts.you : name}</Typed>
          </span>
          <time dateTime={at}>{timeText(at)}</time>
          {aside}
          <span className="grow" />
          {tools}
        </div>
        {children}
      </div>
    </li>
  );
}

function SaidFiles({ files }: Pick<Said, 'files'>) {
  return files.map((file) => (
    <div key={file.path} className="file">
      <Icon as={FileText} size="l" />
      <div className="grow">
        <p className="file-name">
          <Breakable>{file.name}</Breakable>
        </p>
        <p className="hint">{fileSize(file.byteSize)}</p>
      </div>
      <a
        className="btn btn-quiet btn-icon btn-s"
        href={`/${file.path}&download=1`}
        aria-label={texts.download({ name: file.name })}
      >
        <Icon as={Download} size="s" />
      </a>
    </div>
  ));
}

interface SaidMessageProps {
  message: Said;
  speaker: Speaker;
  onReport: () => void;
  onDelete: () => void;
  /** Returns the error, or nothing when it was saved. */
  onEdit: (text: string) => Promise<string | undefined>;
}

/** One message with the actions available to its reader. */
export function SaidMessage({ message, speaker, onReport, onDelete, onEdit }: SaidMessageProps) {
  const [editing, setEditing] = useState(false);
  const { mine, may, deleted, read, reported, editedAt, at } = message;
  const entries: MenuEntry[] = [
    ...(may.edit ? [{ label: texts.edit, onAction: () => setEditing(true) }] : []),
    ...(may.delete ? [{ label: texts.delete, danger: true, onAction: onDelete }] : []),
    ...(may.report ? [{ label: texts.report, danger: true, onAction: onReport }] : []),
  ];
  return (
    <SaidFrame
      {...speaker}
      mine={mine}
      at={at}
      aside={editedAt && !deleted ? <span className="micro muted">{texts.edited}</span> : null}
      tools={
        entries.length > 0 && !editing ? (
          <Menu
            label={texts.moreOf}
            button={{ variant: 'quiet', size: 's', icon: Ellipsis, iconOnly: true, className: 'said-more' }}
            entries={entries}
          />
        ) : null
      }
    >
      {deleted ? <p className="muted italic">{texts.deleted}</p> : null}
      {editing ? (
        <EditForm text={message.text} onSave={onEdit} onClose={() => setEditing(false)} />
      ) : deleted ? null : (
        <MessageText text={message.text} mine={mine} />
      )}
      <SaidFiles files={message.files} />
      {mine && !deleted ? (
        <p className="read-at">
          <Icon as={read ? CheckCheck : Check} size="s" />
          {read ? texts.read : texts.sent}
        </p>
      ) : null}
      <FraudWarning message={message} onReport={onReport} />
      {reported ? <p className="small soft">{texts.reported}</p> : null}
    </SaidFrame>
  );
}

interface EditFormProps {
  text: string;
  onSave: SaidMessageProps['onEdit'];
  onClose: () => void;
}

function EditForm({ text, onSave, onClose }: EditFormProps) {
  const [typed, setTyped] = useState(text);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setBusy(true);
    const refused = await onSave(typed);
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  return (
    <form
      className="stack stack-s"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        className="input"
        rows={3}
        maxLength={LIMITS.message}
        aria-label={texts.message}
        // biome-ignore lint/a11y/noAutofocus: choosing Edit moves the focus into the text
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      />
      {problem ? (
        <p className="error" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="row row-s">
        <Button type="submit" variant="primary" size="s" busy={busy} disabled={typed.trim() === ''}>
          {texts.save}
        </Button>
        <Button size="s" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

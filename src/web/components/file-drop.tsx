import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { componentTexts } from '#texts/components.ts';
import { fileTexts as words } from '#texts/files.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Field, type FieldBasics, useControl } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { DOT } from '#web/lib/dot.ts';

const bytesPerMegabyte = 1024 * 1024;

/** Formats a size with two decimals, as certificates do: "1.42 MB"; never "0.00" for a non-empty file. */
export const megabytes = (bytes: number): string =>
  words.megabytes({ count: Math.max(0.01, bytes / bytesPerMegabyte).toFixed(2) });

/** Formats a size as "23 kB", or from one megabyte as "1.42 MB"; never zero for a non-empty file. */
export const fileSize = (bytes: number): string =>
  bytes < bytesPerMegabyte ? words.kilobytes({ count: Math.ceil(bytes / 1024) }) : megabytes(bytes);

export interface PresentFile {
  name: string;
  bytes?: number;
  /** The file's origin: "From your profile". */
  note?: string;
  /** The link that opens the file. */
  href?: string;
}

export interface FileDropProps extends Omit<FieldBasics, 'aside'> {
  /** Lower case, without the dot: `['pdf', 'doc', 'docx']`. */
  extensions: readonly string[];
  maxMegabytes: number;
  /** The current file: just uploaded, or from the profile. Null shows the drop area. */
  present: PresentFile | null;
  /**
   * Uploads the file immediately. `onProgress` takes 0 to 1; a rejected promise offers "Try again", with the error's
   * message if it is meant for users. Without it the file is passed to `onChoose` and submitted with the form.
   */
  upload?: (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<void>;
  /** Receives a file that passed the type and size checks; used without `upload`. */
  onChoose?: (file: File) => void;
  onRemove?: () => void;
  /** Replaces the default sentence about the type or the size. */
  refusedKind?: string;
  refusedSize?: string;
  /** Other ways to provide the file: a button "Use the one from your profile". */
  children?: ReactNode;
}

type Progress = { file: File; share: number; failed?: string };

/** An input for one file: choose, drop or paste. Invalid files are rejected before anything is sent. */
export function FileDrop({
  label,
  name,
  hint,
  error,
  optional,
  hideLabel,
  extensions,
  maxMegabytes,
  present,
  upload,
  onChoose,
  onRemove,
  refusedKind,
  refusedSize,
  children,
}: FileDropProps) {
  const kinds = listOfKinds(extensions);
  const [refused, setRefused] = useState<string>();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [over, setOver] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const shownError = refused ?? error;
  const control = useControl({ name, hint, error: shownError });
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (file: File) => {
    if (!upload) return onChoose?.(file);
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setProgress({ file, share: 0 });
    try {
      await upload(file, {
        signal: controller.signal,
        onProgress: (share) => {
          if (!controller.signal.aborted) setProgress({ file, share });
        },
      });
      if (!controller.signal.aborted) setProgress(null);
    } catch (problem) {
      if (controller.signal.aborted) return;
      const failed = problem instanceof Error && problem.message ? problem.message : words.failed;
      setProgress({ file, share: 0, failed });
    }
  };
  const take = (file: File | null | undefined) => {
    if (!file) return;
    const problem = refusal(file, { extensions, kinds, maxMegabytes, refusedKind, refusedSize });
    setRefused(problem);
    if (!problem) void send(file);
  };
  const stop = () => {
    abort.current?.abort();
    setProgress(null);
    if (input.current) input.current.value = '';
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };

  return (
    <Field {...{ id: control.id, label, hint, error: shownError, optional, hideLabel }}>
      {progress ? (
        <SendingFile progress={progress} onCancel={stop} onRetry={() => void send(progress.file)} />
      ) : present ? (
        <div className="file">
          <Icon as={FileText} size="l" />
          <div className="grow">
            {present.href ? (
              <a className="file-name" href={present.href} target="_blank" rel="noopener">
                <Breakable>{present.name}</Breakable>
              </a>
            ) : (
              <p className="file-name">
                <Breakable>{present.name}</Breakable>
              </p>
            )}
            <p className="hint">
              {[present.bytes === undefined ? null : fileSize(present.bytes), present.note].filter(Boolean).join(DOT)}
            </p>
          </div>
          {onRemove ? (
            // The id stays on a focusable element: the error summary links here.
            <Button
              id={control.id}
              variant="quiet"
              size="s"
              aria-label={componentTexts.remove({ what: present.name })}
              onClick={() => {
                setRefused(undefined);
                onRemove();
              }}
            >
              {words.remove}
            </Button>
          ) : null}
        </div>
      ) : (
        <div
          className={classNames('drop-file', over && 'is-over')}
          {...drag}
          onPaste={(event) => {
            const file = event.clipboardData.files[0];
            if (file) event.preventDefault();
            take(file);
          }}
        >
          <input
            {...control}
            ref={input}
            type="file"
            accept={extensions.map((extension) => `.${extension}`).join(',')}
            onChange={(event) => take(event.target.files?.[0])}
          />
          <Icon as={FileUp} size="l" />
          <p>
            <b className="strong">{words.choose}</b>
            {words.orDrop}
          </p>
          <p className="hint">{words.allowed({ kinds, megabytes: maxMegabytes })}</p>
        </div>
      )}
      {!progress && !present ? children : null}
    </Field>
  );
}

function SendingFile({
  progress,
  onCancel,
  onRetry,
}: {
  progress: Progress;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const { file, share, failed } = progress;
  return (
    <div className="file">
      <Icon as={failed ? CircleAlert : FileUp} size="l" />
      <div className="grow">
        <p className="file-name">
          <Breakable>{file.name}</Breakable>
        </p>
        {failed ? (
          <p className="error" role="alert">
            {failed}
          </p>
        ) : (
          <>
            <p className="hint num">
              {fileSize(file.size)} · {Math.round(share * 100)}%
            </p>
            <div className="progress">
              <progress value={share} max={1} aria-label={words.progress({ name: file.name })} />
            </div>
          </>
        )}
      </div>
      {failed ? (
        <Button variant="plain" size="s" onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
      <Button variant="quiet" size="s" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}

function refusal(
  file: File,
  {
    extensions,
    kinds,
    maxMegabytes,
    refusedKind = words.refusedKind({ kinds }),
    refusedSize = words.refusedSize({ megabytes: maxMegabytes, actual: fileSize(file.size) }),
  }: Pick<FileDropProps, 'extensions' | 'maxMegabytes' | 'refusedKind' | 'refusedSize'> & { kinds: string },
): string | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return refusedKind;
  if (file.size === 0) return words.refusedEmpty;
  if (file.size > maxMegabytes * bytesPerMegabyte) return refusedSize;
  return undefined;
}

/** Formats the types as "PDF, DOC or DOCX"; JPG and JPEG are one. */
function listOfKinds(extensions: readonly string[]): string {
  const kinds = extensions.filter((extension) => extension !== 'jpeg' || !extensions.includes('jpg'));
  const names = kinds.map((extension) => extension.toUpperCase());
  const last = names.at(-1) ?? '';
  return names.length > 1 ? words.oneOf({ others: names.slice(0, -1).join(', '), last }) : last;
}

import Download from 'lucide-react/icons/download';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type ReactNode, useEffect, useState } from 'react';
import { componentTexts } from '#texts/components.ts';
import { previewTexts as words } from '#texts/files.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageSkeleton, PdfPages, PreviewFailed } from '#web/components/pdf-pages.tsx';
import { saveFile } from '#web/lib/read-file.ts';

type PreviewKind = 'pdf' | 'picture' | 'other';

/** Determines from a file's name how it can be shown. */
export const previewKindOf = (name: string): PreviewKind => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (extension === 'pdf') return 'pdf';
  return ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'].includes(extension) ? 'picture' : 'other';
};

export interface FilePreviewProps {
  /** The file's name with its extension, which determines how the file is shown. */
  name: string;
  /** A line under the name. */
  subtitle?: string;
  /** Fetches the file; called again by Retry. `readFile` does this for an address. */
  read: (signal: AbortSignal) => Promise<Blob>;
  /** Shown when the file cannot be fetched or is not a document. */
  failedMessage?: string;
  onClose: () => void;
}

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

/** The zoom level of a document and the two buttons that change it; 1 fits the available width. */
export function useZoom(size?: 's'): { scale: number; buttons: ReactNode } {
  const [zoom, setZoom] = useState(0);
  const button = (step: 1 | -1) => (
    <Button
      variant="quiet"
      size={size}
      iconOnly
      icon={step === 1 ? ZoomIn : ZoomOut}
      disabled={ZOOMS[zoom + step] === undefined}
      onClick={() => setZoom((at) => Math.min(Math.max(at + step, 0), ZOOMS.length - 1))}
    >
      {step === 1 ? words.larger : words.smaller}
    </Button>
  );
  return {
    scale: ZOOMS[zoom] ?? 1,
    buttons: (
      <>
        {button(-1)}
        {button(1)}
      </>
    ),
  };
}

/** A file in a dialog: a PDF rendered page by page, a picture, or a download link for anything else. */
export function FilePreview({ name, subtitle, read, failedMessage = words.pdfFailed, onClose }: FilePreviewProps) {
  const { file, failed, retry } = useFile(read);
  const { scale, buttons } = useZoom();
  const kind = previewKindOf(name);
  return (
    <Dialog
      title={<span className="break-words">{name}</span>}
      subtitle={subtitle}
      size="wide"
      className="preview"
      onClose={onClose}
      foot={
        <>
          {file ? (
            <Button icon={Download} onClick={() => saveFile(file, name)}>
              {words.download}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={onClose}>
            {componentTexts.close}
          </Button>
          {kind === 'pdf' && file ? <div className="row row-s end">{buttons}</div> : null}
        </>
      }
    >
      <FileBody {...{ name, file, failed, failedMessage, zoom: scale, onRetry: retry }} />
    </Dialog>
  );
}

/** A file within a page, at the available width. Give it a `key` that changes with the file's name or address. */
export function FileShown({
  name,
  read,
  zoom,
  failedMessage = words.pdfFailed,
}: Pick<FilePreviewProps, 'name' | 'read' | 'failedMessage'> & { zoom: number }) {
  const { file, failed, retry } = useFile(read);
  return <FileBody {...{ name, file, failed, failedMessage, zoom, onRetry: retry }} />;
}

interface FileBodyProps {
  name: string;
  file: Blob | undefined;
  failed: boolean;
  failedMessage: string;
  zoom: number;
  onRetry: () => void;
}

function FileBody({ name, file, failed, failedMessage, zoom, onRetry }: FileBodyProps) {
  const kind = previewKindOf(name);
  if (failed) return <PreviewFailed message={failedMessage} onRetry={onRetry} />;
  if (!file) return <PageSkeleton />;
  if (kind === 'pdf') return <PdfPages file={file} zoom={zoom} failedMessage={failedMessage} onRetry={onRetry} />;
  if (kind === 'picture') return <PictureShown {...{ file, name, failedMessage, onRetry }} />;
  return <Notice title={words.cannotShow}>{words.cannotShowHelp}</Notice>;
}

/** Fetches the file while the dialog is open. Opening the dialog starts the fetch, since the dialog has no loader. */
function useFile(read: FilePreviewProps['read']) {
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the file and retries, not on the callbacks
  useEffect(() => {
    const controller = new AbortController();
    setFailed(false);
    setFile(undefined);
    read(controller.signal).then(
      (got) => {
        if (!controller.signal.aborted) setFile(got);
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [attempt]);
  return { file, failed, retry: () => setAttempt((at) => at + 1) };
}

function PictureShown({
  file,
  name,
  failedMessage,
  onRetry,
}: {
  file: Blob;
  name: string;
  failedMessage: string;
  onRetry: () => void;
}) {
  const [address, setAddress] = useState<string>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    setBroken(false);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (broken) return <PreviewFailed message={failedMessage} onRetry={onRetry} />;
  return address ? (
    <img src={address} alt={name} className="preview-picture" onError={() => setBroken(true)} />
  ) : (
    <PageSkeleton />
  );
}

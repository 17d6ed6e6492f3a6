import Download from 'lucide-react/icons/download';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useEffect, useState } from 'react';
import { componentTexts } from '#texts/components.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageSkeleton, PdfPages, PreviewFailed } from '#web/components/pdf-pages.tsx';
import { saveFile } from '#web/lib/read-file.ts';

const words = componentTexts.preview;

type PreviewKind = 'pdf' | 'picture' | 'other';

/** What a file's name says of how it can be shown. */
export const previewKindOf = (name: string): PreviewKind => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (extension === 'pdf') return 'pdf';
  return ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'].includes(extension) ? 'picture' : 'other';
};

export interface FilePreviewProps {
  /** The file's name, with its extension: it says how the file can be shown. */
  name: string;
  /** A line under the name. */
  subtitle?: string;
  /** Fetches the file; asked again by Retry. `readFile` does it for an address. */
  read: (signal: AbortSignal) => Promise<Blob>;
  /** Said when it cannot be fetched or is no document. */
  failedMessage?: string;
  onClose: () => void;
}

const ZOOMS = [1, 1.5, 2, 3] as const;

/** A file in a dialog: a PDF drawn page by page, a picture, or the offer to download what cannot be shown. */
export function FilePreview({ name, subtitle, read, failedMessage = words.pdfFailed, onClose }: FilePreviewProps) {
  const { file, failed, retry } = useFile(read);
  const [zoom, setZoom] = useState(0);
  const kind = previewKindOf(name);
  const scale = ZOOMS[zoom] ?? 1;
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
          {kind === 'pdf' && file ? (
            <div className="row row-s end">
              <Button
                variant="quiet"
                iconOnly
                icon={ZoomOut}
                disabled={zoom === 0}
                onClick={() => setZoom((at) => Math.max(0, at - 1))}
              >
                {words.smaller}
              </Button>
              <Button
                variant="quiet"
                iconOnly
                icon={ZoomIn}
                disabled={zoom === ZOOMS.length - 1}
                onClick={() => setZoom((at) => Math.min(ZOOMS.length - 1, at + 1))}
              >
                {words.larger}
              </Button>
            </div>
          ) : null}
        </>
      }
    >
      <FileBody {...{ name, file, failed, failedMessage, zoom: scale, onRetry: retry }} />
    </Dialog>
  );
}

/** A file within a page, as wide as there is room. Give it a `key`: a file with another name or address is another one. */
export function FileShown({
  name,
  read,
  failedMessage = words.pdfFailed,
}: Pick<FilePreviewProps, 'name' | 'read' | 'failedMessage'>) {
  const { file, failed, retry } = useFile(read);
  return <FileBody {...{ name, file, failed, failedMessage, zoom: 1, onRetry: retry }} />;
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

/** The file while the dialog is open. It is fetched by opening the dialog, which has no loader of its own. */
function useFile(read: FilePreviewProps['read']) {
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is not a new file; Retry is
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

import { useEffect, useRef, useState } from 'react';
import { componentTexts } from '#texts/components.ts';
import { previewTexts as words } from '#texts/files.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import type { Pdf } from '#web/components/pdf-engine.client.ts';
import { Skeleton, SkeletonLines } from '#web/components/skeleton.tsx';
import { langOf } from '#web/lib/lang-of.ts';
import { useSeen } from '#web/lib/use-seen.ts';

/** The pages of a PDF, rendered by pdf.js as they come into view, with a text layer for screen readers and copying. */
export function PdfPages({
  file,
  zoom,
  failedMessage,
  onRetry,
}: {
  file: Blob;
  /** 1 fits the available width. */
  zoom: number;
  failedMessage: string;
  onRetry: () => void;
}) {
  const [pdf, setPdf] = useState<Pdf | 'failed' | 'unloaded'>();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);

  useEffect(() => {
    let left = false;
    let opened: Pdf | undefined;
    (async () => {
      const engine = await import('#web/components/pdf-engine.client.ts').catch(() => undefined);
      if (!engine) {
        if (!left) setPdf('unloaded');
        return;
      }
      opened = await engine.openPdf(new Uint8Array(await file.arrayBuffer()));
      if (left) opened.close();
      else setPdf(opened);
    })().catch(() => {
      if (!left) setPdf('failed');
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [file]);

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  // A browser does not retry a module script that failed to load.
  if (pdf === 'unloaded') return <PreviewFailed message={failedMessage} onRetry={() => window.location.reload()} />;
  if (pdf === 'failed') return <PreviewFailed message={failedMessage} onRetry={onRetry} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields only
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes pages scrollable by keyboard
    <div ref={box} className="pdf-pages" role="group" aria-label={componentTexts.pages} tabIndex={0}>
      {pdf && room > 0 ? (
        Array.from({ length: pdf.pages }, (_, index) => index + 1).map((page) => (
          <PdfPage key={page} pdf={pdf} page={page} width={Math.round(room * zoom)} />
        ))
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

function PdfPage({ pdf, page, width }: { pdf: Pdf; page: number; width: number }) {
  const box = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const seen = useSeen(box, '600px');
  const [shape, setShape] = useState(pdf.shape);
  const [lang, setLang] = useState<string>();

  useEffect(() => {
    if (!seen || !canvas.current || !text.current) return;
    const drawing = pdf.draw(page, { canvas: canvas.current, text: text.current, width });
    let left = false;
    drawing.done.then(
      (own) => {
        if (left) return;
        setShape(own);
        setLang(langOf(text.current?.textContent ?? ''));
      },
      // A page that cannot be rendered stays white; the file can still be downloaded.
      () => undefined,
    );
    return () => {
      left = true;
      drawing.cancel();
    };
  }, [seen, pdf, page, width]);

  return (
    <section
      ref={box}
      className="pdf-page"
      style={{ width, height: Math.round(width * shape) }}
      aria-label={words.page({ page, pages: pdf.pages })}
    >
      {/* Each width gets a new canvas. */}
      <canvas key={width} ref={canvas} />
      <div key={`${width} text`} ref={text} className="pdf-text" lang={lang} />
    </section>
  );
}

export function PageSkeleton() {
  return (
    <Skeleton className="pdf-page aspect-[1/1.414] w-full p-[8%]">
      <SkeletonLines sizes={['h-7 w-[46%]', 'w-[70%]', 'mt-8 w-full', 'w-[92%]', 'w-[96%]', 'w-[60%]']} />
    </Skeleton>
  );
}

export function PreviewFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice
      tone="red"
      live="alert"
      title={message}
      action={
        <Button size="m" onClick={onRetry}>
          {componentTexts.retry}
        </Button>
      }
    />
  );
}

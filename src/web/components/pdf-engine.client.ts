import { GlobalWorkerOptions, getDocument, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/*
 * pdf.js, which is large: loaded only when a PDF is opened, and never on the server. The legacy build, because many
 * users have old phones.
 */
GlobalWorkerOptions.workerSrc = workerAddress;

/**
 * Standard fonts that documents reference without embedding, character maps and image decoders: self-hosted and fetched
 * when needed.
 */
const PARTS = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);

const FOLDERS: Readonly<Record<string, string>> = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
};

class OwnParts {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = PARTS[`/node_modules/pdfjs-dist/${FOLDERS[kind]}/${filename}`];
    if (!address) throw new Error(`pdf.js asked for ${kind} ${filename}, which is not served.`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

/** With more pixels than this in one canvas, a phone shows nothing at all. */
const CANVAS_PIXELS = 12_000_000;

/** An opened document. */
export interface Pdf {
  pages: number;
  /** Height divided by width of the first page; most documents have one page size. */
  shape: number;
  draw: (page: number, onto: { canvas: HTMLCanvasElement; text: HTMLElement; width: number }) => Drawing;
  close: () => void;
}

export interface Drawing {
  /** Height divided by width of this page, once it is rendered. */
  done: Promise<number>;
  cancel: () => void;
}

/** Opens a document; rejects when it is not a PDF, is broken or needs a password. */
export async function openPdf(data: Uint8Array): Promise<Pdf> {
  const task = getDocument({
    data,
    BinaryDataFactory: OwnParts,
    // The worker's content security policy blocks its own fetches.
    useWorkerFetch: false,
    verbosity: 0,
  });
  const document = await task.promise;
  const first = (await document.getPage(1)).getViewport({ scale: 1 });
  return {
    pages: document.numPages,
    shape: first.height / first.width,
    draw: (number, { canvas, text, width }) => {
      let cancelled = false;
      let stop: () => void = () => undefined;
      const done = document.getPage(number).then(async (page) => {
        const own = page.getViewport({ scale: 1 });
        const viewport = page.getViewport({ scale: width / own.width });
        if (cancelled) return own.height / own.width;
        const wanted = Math.min(window.devicePixelRatio || 1, 2);
        const fits = Math.sqrt(CANVAS_PIXELS / (viewport.width * viewport.height));
        const ratio = Math.min(wanted, fits);
        canvas.width = Math.floor(viewport.width * ratio);
        canvas.height = Math.floor(viewport.height * ratio);
        const picture = page.render({
          canvas,
          viewport,
          transform: ratio === 1 ? undefined : [ratio, 0, 0, ratio, 0, 0],
        });
        text.replaceChildren();
        text.style.setProperty('--total-scale-factor', String(viewport.scale));
        const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
        stop = () => {
          picture.cancel();
          words.cancel();
        };
        await Promise.all([picture.promise, words.render()]);
        return own.height / own.width;
      });
      return {
        done,
        cancel: () => {
          cancelled = true;
          stop();
        },
      };
    },
    close: () => void task.destroy(),
  };
}

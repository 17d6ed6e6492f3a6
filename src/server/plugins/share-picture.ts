import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { VISITOR } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { getCompany } from '#server/modules/companies/public.ts';
import { getJob } from '#server/modules/jobs/public.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { linesOf, textSvg } from '#server/plugins/share-picture-text.ts';
import { Problem } from '#server/problem.ts';
import { sharePictureTexts } from '#texts/documents.ts';

/** The text on the picture. */
interface Poster {
  title: string;
  /** Below the title, such as company and place. */
  lines: string[];
}

const HOME: Poster = {
  title: sharePictureTexts.title,
  lines: [sharePictureTexts.line],
};

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 72];
const PAPER = '#fbfaf5';
const INK = '#1e1a14';
const SOFT = '#5c554a';
const MARIGOLD = '#faaf21';
const TITLE = { size: 76, width: WIDTH - 2 * MARGIN, most: 3 };

const markSvg = (): string => {
  const svg = readFileSync(join(PACKAGE_ROOT, 'public/mark.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<g transform="translate(${MARGIN} ${HEIGHT - MARGIN - 64}) scale(2)">${svg}</g>`;
};

const posterSvg = ({ title, lines }: Poster): string => {
  const titles = linesOf(title, TITLE).map((line, at) =>
    textSvg(line, { x: MARGIN - 3, y: 176 + at * 86, size: TITLE.size, fill: INK, bold: true }),
  );
  const below = 176 + titles.length * 86;
  const others = lines.map((line, at) => {
    const size = at === 0 ? 40 : 34;
    const [text = ''] = linesOf(line, { size, width: TITLE.width, most: 1 });
    return textSvg(text, { x: MARGIN, y: below + 4 + at * 54, size, fill: at === 0 ? INK : SOFT });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect x="${MARGIN}" y="${MARGIN}" width="${TITLE.width}" height="4" fill="${INK}"/>
<rect x="${MARGIN}" y="${MARGIN}" width="120" height="12" fill="${MARIGOLD}"/>
${titles.join('')}${others.join('')}${markSvg()}
${textSvg(sharePictureTexts.mark, { x: MARGIN + 84, y: HEIGHT - MARGIN - 20, size: 38, fill: INK, bold: true })}
</svg>`;
};

const draw = (poster: Poster): Promise<Buffer> =>
  sharp(Buffer.from(posterSvg(poster)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

const companyLine = (company: string, poster: string | undefined): string => {
  if (poster === undefined) return company;
  return poster === ''
    ? sharePictureTexts.postedByRecruiter({ company })
    : sharePictureTexts.postedFor({ poster, company });
};

/** Serves the preview pictures for shared links: the home page's, and one for each public job and company. */
export function registerSharePictures(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now' | 'limits'>): void {
  // Keyed by their text, so that unrelated changes redraw nothing.
  const kept = new LRUCache<string, Promise<Buffer>>({ max: 500 });
  const pictureOf = (poster: Poster): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(poster)).digest('base64url');
    const known = kept.get(key);
    if (known) return known;
    const drawn = draw(poster);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
  const send = async (reply: FastifyReply, poster: Poster): Promise<FastifyReply> =>
    reply
      .headers({ 'Cache-Control': 'public, max-age=300', 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .type('image/png')
      .send(await pictureOf(poster));

  app.get('/share.png', (_request, reply) => send(reply, HOME));
  app.get<{ Params: { jobId: string } }>('/jobs/:jobId/share.png', async (request, reply) => {
    await deps.limits.take('apiPerAddress', addressKey(request.ip));
    const { jobId } = request.params;
    if (!/^[\w-]{1,64}$/.test(jobId)) throw new Problem('NOT_FOUND');
    const { title, companyName, postedByCompany, location } = await getJob(deps, VISITOR, { id: jobId });
    return send(reply, { title, lines: [companyLine(companyName, postedByCompany), location] });
  });
  app.get<{ Params: { slug: string } }>('/companies/:slug/share.png', async (request, reply) => {
    await deps.limits.take('apiPerAddress', addressKey(request.ip));
    const { name, tagline, places } = await getCompany(deps, request.params.slug.slice(0, 101));
    return send(reply, { title: name, lines: [tagline, places.slice(0, 3).join(', ')].filter(Boolean) });
  });
}

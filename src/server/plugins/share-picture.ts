import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { ALL_LANGUAGES, pathIn } from '#contract/languages.ts';
import { VISITOR } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { getCompany } from '#server/modules/companies/public.ts';
import { getJob } from '#server/modules/jobs/public.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { linesOf, textSvg } from '#server/plugins/share-picture-text.ts';
import { Problem } from '#server/problem.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { sharePictureTexts } from '#texts/documents.ts';
import { speaking } from '#texts/spoken.ts';

/** The text on the picture. */
interface Poster {
  title: string;
  /** Below the title, such as company and place. */
  lines: string[];
}

/** The readable id of a job or the slug of a company. */
interface Named {
  name: string;
}

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

/** Serves the preview pictures for shared links: the home page's, and one for each public job and company, in each language. */
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

  /** Registers a picture for the pages of each language, with its texts in it. */
  const serve = (path: string, posterOf: (request: FastifyRequest<{ Params: Named }>) => Poster | Promise<Poster>) => {
    for (const language of ALL_LANGUAGES) {
      app.get<{ Params: Named }>(pathIn(language, path), (request, reply) =>
        speaking(language, async () => send(reply, await posterOf(request))),
      );
    }
  };

  serve('/share.png', () => ({ title: sharePictureTexts.title, lines: [sharePictureTexts.line] }));
  serve('/jobs/:name/share.png', async ({ ip, params: { name: id } }) => {
    await deps.limits.take('apiPerAddress', addressKey(ip));
    if (!/^[\w-]{1,64}$/.test(id)) throw new Problem('NOT_FOUND');
    const { title, companyName, postedByCompany, location } = await getJob(deps, VISITOR, { id });
    return { title, lines: [companyLine(companyName, postedByCompany), placeText(location)] };
  });
  serve('/companies/:name/share.png', async ({ ip, params }) => {
    await deps.limits.take('apiPerAddress', addressKey(ip));
    const { name: title, tagline, places } = await getCompany(deps, params.name.slice(0, 101));
    return { title, lines: [tagline, placeText(places.slice(0, 3).join(', '))].filter(Boolean) };
  });
}

import { type Browser, chromium, type Page } from '@playwright/test';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { CHROMIUM_ARGS, findChromium } from '#tests/support/chromium.ts';
import { signInAs, visit } from '#tests/support/journey.ts';
import { makeRecruiter, type Person } from '#tests/support/journey-portal.ts';
import { manyApplications, manyCandidates } from '#tests/support/many-applications.ts';
import { median } from '#tests/support/percentile.ts';
import { startPortalProcess } from '#tests/support/portal.ts';

/**
 * Measures how long a recruiter waits for a list of 5,000 applications compared with a list of 50, in a real browser:
 * from the turn of the wheel or the key press to the frame that shows the result. Covers table and board, on one portal
 * with its own database; the long list may take at most twice as long. Run with `npm run build && npm run
 * bench:applications` on an otherwise idle machine; the ratios count, not the figures.
 */
const SIZES = { few: 50, many: 5_000 } as const;
const RUNS = 15;
/** The first runs include one-time loading. */
const WARM_UP = 3;
const MOST = 2;

/** Rows per page of the table. */
const PAGE_SIZE = 25;
const LIST = '/recruiter-maindashboards/applications';
const BOARD = `${LIST}?view=board`;
/** Each fragment occurs in enough names of both lists to fill a page. */
const FRAGMENTS = ['a', 'n'] as const;

type Size = keyof typeof SIZES;

/** When an action counts as finished: the address contains this, this selector is present, this call was answered. */
interface Over {
  address?: string;
  present?: string;
  answered?: string;
}

/** Performs the action and returns the milliseconds from the first such event to the frame after it finished. */
const timed = async (page: Page, event: string, over: Over, act: () => Promise<unknown>): Promise<number> => {
  const measured = page.evaluate(
    ({ event, over: { address = '', present = 'body', answered } }) =>
      new Promise<number>((resolve) => {
        const picture = () => new Promise((drawn) => requestAnimationFrame(drawn));
        performance.clearResourceTimings();
        const isOver = (): boolean =>
          `${location.search}&`.includes(address) &&
          document.querySelector(present) !== null &&
          (answered === undefined ||
            performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith(answered)));
        const watch = async ({ timeStamp }: Event) => {
          do await picture();
          while (!isOver());
          await picture();
          resolve(performance.now() - timeStamp);
        };
        addEventListener(event, (first) => void watch(first), { capture: true, once: true });
      }),
    { event, over },
  );
  // Makes sure the listener is attached before the action starts.
  await page.evaluate(() => undefined);
  const [took] = await Promise.all([measured, act()]);
  return took;
};

const quiet = '[aria-busy="false"]';

const turnWheel = (page: Page, run: number): Promise<number> =>
  timed(page, 'wheel', {}, () => page.mouse.wheel(0, run % 2 === 0 ? 400 : -400));

const filterByName = async (page: Page, run: number): Promise<number> => {
  const fragment = FRAGMENTS[run % 2] ?? 'a';
  const field = page.getByLabel('Name', { exact: true });
  await field.fill(fragment);
  // Enter searches immediately; typing alone waits for the debounce.
  const over = { address: `name=${fragment}&`, present: quiet };
  return timed(page, 'keydown', over, () => field.press('Enter'));
};

const filterByStatus = (page: Page, run: number): Promise<number> => {
  const status = run % 2 === 0 ? 'accepted' : 'pending';
  return timed(page, 'change', { address: `status=${status}&`, present: quiet }, () =>
    page.getByRole('search').getByLabel('Status').selectOption(status),
  );
};

/** A different row each time: the list is not refetched, so answered rows keep their place. */
const acceptRow = (page: Page, run: number): Promise<number> =>
  timed(page, 'change', { answered: '/status' }, () =>
    page.getByRole('row').getByRole('combobox').nth(run).selectOption('accepted'),
  );

/** Moves a card back and forth between two columns. */
const moveCard = async (page: Page, run: number): Promise<number> => {
  const [from, to, key] = run % 2 === 0 ? ['pending', 'accepted', 'ArrowRight'] : ['accepted', 'pending', 'ArrowLeft'];
  const card = page.locator(`[data-column="${from}"] [data-card]`).first();
  const id = await card.getAttribute('data-card');
  await card.focus();
  const over = { answered: '/status', present: `[data-column="${to}"] [data-card="${id}"]` };
  return timed(page, 'keydown', over, () => card.press(`Shift+${key}`));
};

/** Goes back from the last page, then forward to it again. */
const turnPage = (page: Page, run: number): Promise<number> => {
  const shown = Number(new URL(page.url()).searchParams.get('page') ?? '1');
  const [way, next] = run % 2 === 0 ? (['prev', shown - 1] as const) : (['next', shown + 1] as const);
  // The first page has no number in its address and no link back.
  const over = next === 1 ? { present: '.pager :not([rel])[aria-disabled]' } : { address: `page=${next}&` };
  return timed(page, 'click', over, () => page.locator(`.pager [rel="${way}"]`).click());
};

interface Measure {
  name: string;
  at: string;
  act: (page: Page, run: number) => Promise<number>;
}

const MEASURES: readonly Measure[] = [
  { name: 'table: scroll', at: LIST, act: turnWheel },
  { name: 'table: filter by name', at: LIST, act: filterByName },
  { name: 'table: filter by status', at: LIST, act: filterByStatus },
  { name: 'table: turn the page', at: `${LIST}?page=last`, act: turnPage },
  { name: 'table: change a status', at: `${LIST}?status=pending`, act: acceptRow },
  { name: 'board: scroll', at: BOARD, act: turnWheel },
  { name: 'board: filter by name', at: BOARD, act: filterByName },
  { name: 'board: change a status', at: BOARD, act: moveCard },
];

const openPage = async (browser: Browser, baseURL: string, recruiter: Person): Promise<Page> => {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 900 } });
  await signInAs(page, recruiter);
  return page;
};

const portal = await startPortalProcess();
process.env.PORTAL_URL = portal.url;
let slow = 0;
try {
  const recruiters = { few: await makeRecruiter(), many: await makeRecruiter() };
  const server = await startEmbeddedDatabase({ dataDir: portal.dataDir, log: console.log });
  const database = openDatabase({ url: server.url });
  try {
    const people = await manyCandidates(database.db);
    for (const size of ['few', 'many'] as const) {
      await manyApplications(database.db, { recruiterId: recruiters[size].user._id, count: SIZES[size], people });
    }
  } finally {
    await database.close();
    await server.stop();
  }

  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const pages = {
      few: await openPage(browser, portal.url, recruiters.few),
      many: await openPage(browser, portal.url, recruiters.many),
    };
    for (const { name, at, act } of MEASURES) {
      const times: Record<Size, number[]> = { few: [], many: [] };
      for (const size of ['few', 'many'] as const)
        await visit(pages[size], at.replace('last', String(SIZES[size] / PAGE_SIZE)));
      for (let run = 0; run < WARM_UP + RUNS; run += 1) {
        // Alternates the sizes, so that other load on the machine affects both.
        for (const size of ['few', 'many'] as const) {
          await pages[size].bringToFront();
          const took = await act(pages[size], run);
          if (run >= WARM_UP) times[size].push(took);
        }
      }
      const [few, many] = [median(times.few), median(times.many)];
      if (many / few > MOST) slow += 1;
      console.log(`${name}: 50 ${few.toFixed(0)} ms, 5,000 ${many.toFixed(0)} ms, ratio ${(many / few).toFixed(2)}`);
    }
  } finally {
    await browser.close();
  }
} finally {
  await portal.stop();
}
process.exit(slow === 0 ? 0 : 1);

import { writeFile } from 'node:fs/promises';
import { type BrowserContext, type BrowserContextOptions, test as base, type Page, type Route } from '@playwright/test';
import { recordExpected, recordLastTexts, recordTexts } from '#tests/spec-texts/recorder.ts';
import { type Person, portalUrl } from './journey-portal.ts';
import { seeingExpect } from './seeing-expect.ts';

export const expect = seeingExpect((page, expected) => recordExpected(page, base.info().file, expected));

/**
 * Writes a file that is a byte too large for a resume, and returns its path. A buffer would go through the browser's debug
 * connection, which takes longer than a step may on a busy machine.
 */
export const oversizedResume = async (): Promise<string> => {
  const path = base.info().outputPath('big.pdf');
  await writeFile(path, Buffer.alloc(5 * 1024 * 1024 + 1));
  return path;
};

/** Opens the portal's origin without loading any of its pages. */
const openOrigin = async (page: Page): Promise<void> => {
  const address = '**/an-empty-page';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/an-empty-page');
  await page.unroute(address);
};

/** Signs this user in, in this page's browser. */
export const signInAs = async (page: Page, { kind, token, user }: Person): Promise<void> => {
  if (!page.url().startsWith('http')) await openOrigin(page);
  await page.evaluate(
    (session) => {
      localStorage.clear();
      localStorage.setItem('userData', JSON.stringify(session.user));
      if (session.kind === 'admin') localStorage.setItem('adminToken', session.token);
      else {
        localStorage.setItem('token', session.token);
        localStorage.setItem('userType', session.kind);
        localStorage.setItem('isLoggedIn', 'true');
      }
    },
    { kind, token, user },
  );
};

/** Opens a page and waits until it is interactive. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Reloads once the typed text, of which this is a part, is saved as a draft. */
export const reloadWithDraft = async (page: Page, typed: string): Promise<void> => {
  await page.waitForFunction(
    (text) => Object.entries(localStorage).some(([key, value]) => key.startsWith('draft:') && value.includes(text)),
    typed,
  );
  await page.reload();
  await hydrated(page);
};

/** React marks hydrated elements. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const [first] = document.querySelectorAll('main, form, [data-area]');
    return first ? Object.keys(first).some((key) => key.startsWith('__react')) : false;
  });

/**
 * Fakes the response to the next call of this method to this address, once. Playwright's `times` would also count calls
 * of other methods, such as a list's refetch.
 */
export const refuseOnce = (
  page: Page,
  address: string,
  method: string,
  answer: Parameters<Route['fulfill']>[0] = { status: 500, body: '' },
) => {
  let met = false;
  return page.route(address, (route) => {
    if (met || route.request().method() !== method) return route.fallback();
    met = true;
    return route.fulfill(answer);
  });
};

/**
 * Disables live updates, so that pages stay as loaded. Faked inside the page: a route would send every request through
 * the test and disable the browser's script cache.
 */
const withoutStream = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = (input, init) =>
      String(input).startsWith('/api/stream') ? Promise.resolve(new Response(null, { status: 204 })) : ask(input, init);
  });

interface Journey {
  /** Console errors that the journey provokes, such as a 409 response. */
  provoked: RegExp;
  /** Whether pages update live; most journeys change data behind their backs. */
  live: boolean;
  /** Opens another isolated browser context, which is watched as well. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Collects what no page may do: log errors, throw, or call another host. */
const watch = (context: BrowserContext, troubles: string[], address = portalUrl()): void => {
  const home = new URL(address).origin;
  context.on('console', (message) => {
    // Content-security violations appear here too.
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => troubles.push(`page: ${problem.error().stack ?? problem.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== home) troubles.push(`foreign request: ${url}`);
  });
};

/** A journey: it fails when a page logs an error, throws, violates its security policy or calls another host. */
export const test = base.extend<Journey>({
  provoked: [/^$/, { option: true }],
  live: [false, { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(portalUrl()),
  context: async ({ context, provoked, live }, use, { file }) => {
    const troubles: string[] = [];
    watch(context, troubles);
    if (!live) await withoutStream(context);
    await recordTexts(context, file);
    await use(context);
    await recordLastTexts(context);
    expect(unexpected(troubles, provoked)).toEqual([]);
  },
  newPage: async ({ browser, provoked, live, baseURL, contextOptions }, use, { file }) => {
    const troubles: string[] = [];
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, ...options });
      opened.push(context);
      watch(context, troubles, options?.baseURL);
      if (!live) await withoutStream(context);
      await recordTexts(context, file);
      return context.newPage();
    });
    for (const context of opened) {
      await recordLastTexts(context);
      await context.close();
    }
    expect(unexpected(troubles, provoked)).toEqual([]);
  },
});

const unexpected = (troubles: readonly string[], provoked: RegExp): string[] =>
  troubles.filter((trouble) => !provoked.test(trouble));

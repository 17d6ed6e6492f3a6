import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { PROMISED_TEXTS, type PromisedText, patternOf } from './promised.ts';

const FOLDER = join(PACKAGE_ROOT, 'test-results');
const FILE = join(FOLDER, 'seen-texts.jsonl');
const Line = z.object({ journey: z.string(), text: z.string() });

export const forgetSeenTexts = (): void => rmSync(FILE, { force: true });

export const readSeenTexts = (): PromisedText[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Line.parse(JSON.parse(line)));

/** The texts not yet seen by this worker. */
const missing = new Set(PROMISED_TEXTS);

const note = (one: PromisedText): void => {
  missing.delete(one);
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(one)}\n`);
};

/** Runs in the page: reports what a user sees or hears, whenever that changes; notices stay longer than its delay. */
const tellWhatIsSeen = (): void => {
  const NAMES = ['placeholder', 'aria-label', 'alt', 'title'];
  let last = '';
  let waits = false;
  const tell = (): void => {
    waits = false;
    const named = [...document.querySelectorAll(NAMES.map((name) => `[${name}]`).join())]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => NAMES.map((name) => element.getAttribute(name) ?? ''));
    // biome-ignore lint/performance/useDomNodeTextContent: textContent includes hidden text
    const text = document.body?.innerText ?? '';
    const seen = [document.title, text, ...named].join(' \n ').replace(/\s+/g, ' ');
    if (seen === last) return;
    last = seen;
    const record: unknown = Reflect.get(window, 'recordSeen');
    if (typeof record === 'function') record(seen);
  };
  const soon = (): void => {
    if (waits) return;
    waits = true;
    setTimeout(tell, 100);
  };
  new MutationObserver(soon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  addEventListener('load', soon);
  // Also report the screen when the page is left or the journey ends.
  addEventListener('beforeunload', tell);
  Reflect.set(window, 'tellWhatIsSeen', tell);
};

/** Records which of the specification's texts for this journey its pages show. */
export const recordTexts = async (context: BrowserContext, file: string): Promise<void> => {
  const journey = basename(file, '.journey.ts');
  const wanted = () => [...missing].filter((one) => one.journey === journey);
  if (wanted().length === 0) return;
  await context.exposeBinding('recordSeen', (_, seen: string) => {
    for (const one of wanted()) {
      if (patternOf(one.text).test(seen)) note(one);
    }
  });
  await context.addInitScript(tellWhatIsSeen);
};

/** Records the texts among these words that the page shows now, with or without scripts. */
export const recordExpected = async (page: Page, file: string, expected: string): Promise<void> => {
  const journey = basename(file, '.journey.ts');
  const asked = [...missing].filter((one) => one.journey === journey && patternOf(one.text).test(expected));
  if (asked.length === 0) return;
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes hidden text
  const seen = `${await page.title()} ${await page.locator('body').innerText()}`.replace(/\s+/g, ' ');
  for (const one of asked) if (patternOf(one.text).test(seen)) note(one);
};

/** Records what the pages show at the end of a journey, before they are closed. */
export const recordLastTexts = async (context: BrowserContext): Promise<void> => {
  const tell = () => {
    const told: unknown = Reflect.get(window, 'tellWhatIsSeen');
    if (typeof told === 'function') told();
  };
  // A page that is navigating or has crashed has nothing to report.
  await Promise.all(context.pages().map((page) => page.evaluate(tell).catch(() => undefined)));
};

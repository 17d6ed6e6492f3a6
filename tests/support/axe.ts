import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { inTurn, LONG } from './test-length.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose findings may differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type ColorScheme = 'light' | 'dark';

/** Returns the failed rules and their locations. */
const findings = async (page: Page, runOnly: axe.RunOnly): Promise<string[]> => {
  // Injected once per page and called directly: the Playwright wrapper injects and parses all of it for each check, and
  // takes three times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => (window as unknown as { axe: typeof axe }).axe.run(options), {
    // Full details only for violations: describing every passing element would double the cost.
    resultTypes: ['violations'],
    // None of the rules used reads style sheets or media.
    preload: false,
    runOnly,
  } satisfies axe.RunOptions);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};

/**
 * Disables transitions: colours would be measured midway between themes, and those off screen start their transition
 * only when measured. Returns a function that enables them again.
 */
const stopTransitions = async (page: Page): Promise<() => Promise<void>> => {
  const sheet = await page.evaluateHandle(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    return still;
  });
  return async () => {
    await sheet.evaluate((still) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== still);
    });
    await sheet.dispose();
  };
};

/** Waits until the page shows this theme and all animations have ended, except those that follow scrolling. */
const settled = (page: Page, colorScheme: ColorScheme): Promise<void> =>
  page.evaluate(async (scheme) => {
    const theme = matchMedia(`(prefers-color-scheme: ${scheme})`);
    const frame = () => new Promise(requestAnimationFrame);
    while (!theme.matches) await frame();
    for (let frames = 0; frames < 2; frames += 1) await frame();
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map((animation) => animation.finished));
  }, colorScheme);

interface Look {
  size: { width: number; height: number };
  /** All rules run in the first scheme, only the colour rules in the others. */
  schemes: readonly [ColorScheme, ...ColorScheme[]];
}

/** Each size in one theme, one size per commit; in long runs each size in each theme. */
const LOOKS: readonly Look[] = [
  { size: { width: 1280, height: 900 }, schemes: LONG ? ['light', 'dark'] : ['light'] },
  { size: { width: 360, height: 740 }, schemes: LONG ? ['dark', 'light'] : ['dark'] },
];

/**
 * Checks that axe finds nothing, in light and dark, on desktop and phone, and that the phone does not scroll sideways.
 */
export const expectAccessible = async (page: Page, name = page.url()): Promise<void> => {
  const before = page.viewportSize();
  const letGlide = await stopTransitions(page);
  for (const { size, schemes } of inTurn(LOOKS)) {
    await page.setViewportSize(size);
    for (const [at, colorScheme] of schemes.entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page, colorScheme);
      const runOnly: axe.RunOnly = at === 0 ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES };
      expect.soft(await findings(page, runOnly), `${name}, ${colorScheme}, ${size.width} px`).toEqual([]);
    }
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overhang, `${name} scrolls sideways at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  await letGlide();
  if (before) await page.setViewportSize(before);
};

import { expect as base, type Locator, type Page } from '@playwright/test';

const pageOf = (subject: unknown): Page | undefined => {
  if (typeof subject !== 'object' || subject === null) return undefined;
  if ('page' in subject && typeof subject.page === 'function') return (subject as Locator).page();
  return 'locator' in subject && 'goto' in subject ? (subject as Page) : undefined;
};

/**
 * Playwright's `expect` that records the page whenever an expectation has been met. A text that disappears immediately
 * afterwards, or is on a page without scripts, is reliably seen only then.
 */
export const seeingExpect = (see: (page: Page, expected: string) => Promise<void>): typeof base =>
  new Proxy(base, {
    apply(target, self, [subject, ...more]: [unknown, ...unknown[]]) {
      const matchers: object = Reflect.apply(target, self, [subject, ...more]);
      const page = pageOf(subject);
      if (!page) return matchers;
      return new Proxy(matchers, {
        get(asked, name, receiver) {
          const matcher: unknown = Reflect.get(asked, name, receiver);
          if (typeof matcher !== 'function') return matcher;
          return async (...expected: unknown[]) => {
            const answer: unknown = await Reflect.apply(matcher, asked, expected);
            await see(page, `${String(subject)} ${expected.map(String).join(' ')}`.replaceAll('\\', ''));
            return answer;
          };
        },
      });
    },
  });

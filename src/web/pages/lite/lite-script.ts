import { keepOffline, OFFLINE_LISTS, readOffline } from '#web/lib/offline-lists.ts';
import { isSignOutOwed } from '#web/lib/owed-sign-outs.ts';
import { onSessionChange, readSession } from '#web/lib/session.ts';
import { settleSignOuts } from '#web/lib/settle-sign-outs.ts';
import { startApplying } from '#web/pages/lite/script/apply.ts';
import { dropKept, keptOf, readKept } from '#web/pages/lite/script/kept-application.ts';
import { all, dataOf, find, made, setText, show } from '#web/pages/lite/script/page.ts';

/*
 * The only script of the low-data pages. Every page is readable without it; it signs in, applies, and keeps the last
 * list for offline use.
 */

const keepShownList = (): void => {
  const jobs = all('[data-list] > li').flatMap((line) => {
    const link = find<HTMLAnchorElement>('a', line);
    if (!link) return [];
    // Omits the age, which comes last and would be outdated later.
    const lines = all('p', line).map(({ firstChild }) => firstChild?.textContent ?? '');
    return [{ href: link.pathname, title: link.textContent, lines }];
  });
  if (jobs.length > 0) keepOffline('list', () => jobs);
};

/** `24 November 2026 at 9:07 pm`; in Hindi with the part of the day, as people say it. */
const timeText = (at: number): string => {
  const { lang } = document.documentElement;
  return new Date(at).toLocaleString(lang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(lang.startsWith('hi') && { dayPeriod: 'short' }),
  });
};

/** A title that leads to its page; offline it leads nowhere, so it is only read. */
const linkTo = (href: string, title: string): HTMLLIElement => {
  const line = made('li');
  const link = made(navigator.onLine ? 'a' : 'b', title);
  if (link instanceof HTMLAnchorElement) link.href = href;
  line.append(link);
  return line;
};

/** Shows the applications that are not sent yet; returns whether there are any. */
const showUnsent = (): boolean => {
  const section = find('[data-unsent]');
  const kept = keptOf(readSession()?.user?._id);
  if (!section || kept.length === 0) return false;
  find('ul', section)?.replaceChildren(
    ...kept.map(({ jobId, title }) => linkTo(dataOf(section, 'unsent') + jobId, title)),
  );
  show(section, true);
  return true;
};

/** Shows what this browser keeps, except another user's saved jobs. */
const showKept = async (): Promise<void> => {
  show(find('[data-offline]'), !navigator.onLine);
  const hasUnsent = showUnsent();
  const shown = await Promise.all(
    OFFLINE_LISTS.map(async (name) => {
      const kept = await readOffline(name);
      const section = find(`[data-kept=${name}]`);
      const rows = section && find('ul', section);
      if (!kept?.jobs.length || !rows || (kept.owner !== '' && kept.owner !== readSession()?.user?._id)) return false;
      setText(find('p', section), timeText(kept.at));
      rows.replaceChildren(
        ...kept.jobs.map(({ href, title, lines }) => {
          const line = linkTo(href, title);
          line.append(...lines.map((text) => made('p', text)));
          return line;
        }),
      );
      show(section, true);
      return true;
    }),
  );
  show(find('[data-kept=none]'), !shown.includes(true) && !hasUnsent);
};

/** How long a page that could not be reached waits for the next try. */
const RETRY_AFTER_MS = 3_000;

if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
keepShownList();
const owed = find('[data-owed]');
onSessionChange(() => show(owed, isSignOutOwed()));
settleSignOuts();
addEventListener('online', settleSignOuts);
if (find('[data-kept]')) {
  showKept();
  // The address is still the one that could not be reached; a connection alone does not mean that it can be now.
  const openAsked = (): void => {
    if (navigator.onLine)
      fetch(location.href, { method: 'HEAD' }).then(
        () => location.reload(),
        () => setTimeout(openAsked, RETRY_AFTER_MS),
      );
  };
  addEventListener('online', openAsked);
}
const gone = find('[data-gone]');
const left = gone && readKept(gone.id, readSession()?.user?._id ?? '');
if (left) {
  find('blockquote', gone)?.append(left.values.coverLetter ?? '');
  show(gone, true);
  find('button', gone)?.addEventListener('click', () => {
    dropKept(gone.id);
    show(gone, false);
  });
}
const apply = find('[data-apply]');
if (apply) startApplying(apply);

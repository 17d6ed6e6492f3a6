import { aroundOther, langByLetters } from '#contract/language-of-text.ts';
import { partsInIndia } from '#server/days-in-words.ts';
import { mailTexts } from '#texts/mails.ts';
import { spokenLanguage, spokenLocale } from '#texts/spoken.ts';
import type { Block, Way } from './blocks.ts';

const FONT = "'Inter Variable',Inter,'Segoe UI',Roboto,'Noto Sans Devanagari',Arial,sans-serif";

/** The tokens of the light theme, inlined for mail programs; those of the dark one are set by class. */
const LIGHT = { page: '#fbfaf5', card: '#ffffff', line: '#e5e2d9', ink: '#1e1a14', ink2: '#4c473f', ink3: '#676158' };
const ACCENT = { mark: '#faaf21', on: '#24180a', link: '#844d00', wash: '#fef2d8' };
const DARK = [
  'body,.m-bg{background:#15120f!important}.m-card{background:#1d1b17!important}.m-line{border-color:#35322d!important}',
  '.m-top{border-color:#f0ece5!important}.m-ink{color:#f0ece5!important}.m-ink2{color:#c7c2b9!important}',
  '.m-ink3{color:#a49e94!important}.m-link{color:#f3bd5c!important}.m-btn{background:#f7b53d!important}',
  '.m-on{color:#211608!important}.m-wash{background:#36270e!important}',
].join('');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const plain = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Escapes a text, and marks words in another script with their language, so that names are read out right. */
const marked = (text: string): string =>
  aroundOther(text, spokenLanguage())
    .map((part, at) => {
      const lang = at % 2 === 1 ? langByLetters(part) : undefined;
      return lang ? `<span lang="${lang}">${plain(part)}</span>` : plain(part);
    })
    .join('');
/** Lets a title break after its slashes; those of tags stay. */
const breakable = (html: string): string => html.replaceAll(/(?<!<)\//g, '/<wbr>');
const lines = (text: string): string => marked(text).replaceAll('\n', '<br>');

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"';
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';

const anchor = (link: string, label: string): string =>
  `<a class="m-link" href="${plain(link)}" style="color:${ACCENT.link};text-decoration:underline">${marked(label)}</a>`;

const paragraph = (inner: string): string =>
  `<p class="m-ink2" style="margin:0 0 16px;font:16px/1.5 ${FONT};color:${LIGHT.ink2};${BREAK}">${inner}</p>`;

const button = ({ label, link }: Way): string =>
  `<table ${TABLE} style="margin:4px 0 20px"><tr><td class="m-btn" bgcolor="${ACCENT.mark}" style="border-radius:8px;background:${ACCENT.mark}"><a class="m-on" href="${plain(link)}" style="display:inline-block;padding:13px 22px;font:600 16px/20px ${FONT};color:${ACCENT.on};text-decoration:none">${marked(label)}</a></td></tr></table>`;

const factRow = ([label, value]: readonly [string, string], first: boolean): string => {
  const [edge, line] = first ? ['m-top', `2px solid ${LIGHT.ink}`] : ['m-line', `1px solid ${LIGHT.line}`];
  return `<tr><td class="${edge} m-ink3" valign="top" width="104" style="font:14px/1.5 ${FONT};color:${LIGHT.ink3};padding:9px 12px 9px 0;border-top:${line}">${marked(label)}</td><td class="${edge} m-ink" valign="top" style="font:600 15px/1.5 ${FONT};color:${LIGHT.ink};padding:9px 0;border-top:${line};${BREAK}">${lines(value)}</td></tr>`;
};

const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<table ${TABLE} width="100%" style="border-collapse:collapse;margin:0 0 20px">${rows.map((row, index) => factRow(row, index === 0)).join('')}</table>`;

const quote = (wrote: string, words: string): string =>
  `<table ${TABLE} width="100%" style="margin:0 0 16px"><tr><td class="m-ink" style="border-left:3px solid ${ACCENT.mark};padding:2px 0 2px 16px;font:16px/1.5 ${FONT};color:${LIGHT.ink};${BREAK}"><span class="m-ink3" style="color:${LIGHT.ink3};font-size:14px">${marked(wrote)}</span><br>${lines(words)}</td></tr></table>`;

const leaf = (at: Date, zone: string): string => {
  const { weekday, day, month, time } = partsInIndia(at);
  const small = `class="m-ink2" style="font:500 13px/1.5 ${FONT};color:${LIGHT.ink2}"`;
  return `<table ${TABLE} width="100%" style="margin:0 0 20px"><tr><td class="m-wash" bgcolor="${ACCENT.wash}" width="84" align="center" valign="middle" style="background:${ACCENT.wash};border-top:4px solid ${ACCENT.mark};padding:10px 8px 12px"><span ${small}>${plain(weekday)}</span><br><span class="m-ink" style="font:640 30px/1.1 ${FONT};color:${LIGHT.ink}">${plain(day)}</span><br><span ${small}>${plain(month)}</span></td><td class="m-ink" style="padding:0 0 0 18px;font:16px/1.5 ${FONT};color:${LIGHT.ink}"><b style="font-weight:640;font-size:18px">${plain(time).replace(' ', '&nbsp;')}</b><br><span class="m-ink2" style="color:${LIGHT.ink2}">${plain(zone)}</span></td></tr></table>`;
};

const list = (title: string, items: readonly { label: string; more: string; link: string }[]): string =>
  paragraph(`<b class="m-ink" style="color:${LIGHT.ink}">${marked(title)}</b>`) +
  items
    .map(({ label, more, link }) => paragraph(more ? `${anchor(link, label)}<br>${marked(more)}` : anchor(link, label)))
    .join('');

const blockOf = (block: Block): string => {
  if (typeof block === 'string') return paragraph(lines(block));
  if ('facts' in block) return facts(block.facts);
  if ('wrote' in block) return quote(block.wrote, block.words);
  if ('at' in block) return leaf(block.at, block.zone);
  if ('list' in block) return list(block.list, block.items);
  return block.aside ? paragraph(anchor(block.link, block.label)) : button(block);
};

/** Placeholder for a footer known only at sending; all typed text is escaped, so it is unique. */
const FOOT = '<!--foot-->';

/** Returns the footer's small print. */
export const htmlFoot = (because: string, { label, link }: Way): string =>
  `${marked(because)} ${anchor(link, label)}<br>`;

export const withHtmlFoot = (html: string, foot: string): string => html.split(FOOT).join(foot);

/** Replaces the greeting without a name; all typed text is escaped, so the first match is the greeting. */
export const withHtmlGreeting = (html: string, greeting: string): string =>
  html.replace(paragraph(marked(mailTexts.hello)), () => paragraph(marked(greeting)));

/**
 * Devanagari needs more line height for its marks above and below, and no tightening, because a headline joins its
 * letters.
 */
const headline = (): string =>
  spokenLanguage() === 'en' ? `24px/1.25 ${FONT};letter-spacing:-.02em` : `22px/1.45 ${FONT};letter-spacing:normal`;

/** Length of the preview next to the subject. */
const PREVIEW_LETTERS = 140;

/** Renders the common layout of all emails: tables and inline styles, no images; dark when the reader's system is. */
export function htmlOf({ title, blocks }: { title: string; blocks: readonly Block[] }): string {
  const [, second] = blocks;
  const preview = typeof second === 'string' ? plain(second.replace(/\s+/g, ' ').slice(0, PREVIEW_LETTERS)) : '';
  return `<!doctype html>
<html lang="${spokenLocale().locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${plain(title)}</title>
<style>body{margin:0;background:${LIGHT.page}}@media(prefers-color-scheme:dark){${DARK}}</style></head>
<body><table ${TABLE} class="m-bg" width="100%" bgcolor="${LIGHT.page}" style="background:${LIGHT.page}"><tr><td align="center" style="padding:20px 16px 24px"><div style="display:none;max-height:0;overflow:hidden">${preview}</div><table ${TABLE} width="100%" style="max-width:568px">
<tr><td align="left" style="padding:0 0 16px"><table ${TABLE}><tr><td class="m-ink" style="border-top:4px solid ${ACCENT.mark};font:680 25px/26px ${FONT};letter-spacing:-.045em;color:${LIGHT.ink};padding:0">${plain(mailTexts.brand)}</td></tr></table></td></tr>
<tr><td class="m-card m-line" bgcolor="${LIGHT.card}" align="left" style="background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:12px;padding:26px 24px 10px"><h1 class="m-ink" style="margin:0 0 14px;font:640 ${headline()};color:${LIGHT.ink};${BREAK}">${breakable(marked(title))}</h1>
${blocks.map(blockOf).join('\n')}
</td></tr>
<tr><td class="m-ink3" align="left" style="padding:16px 4px 0;font:13px/1.5 ${FONT};color:${LIGHT.ink3}"><b class="m-ink2" style="color:${LIGHT.ink2};font-weight:600">${plain(mailTexts.money)}</b><br>${FOOT}${plain(mailTexts.about)}</td></tr>
</table></td></tr></table></body></html>
`;
}

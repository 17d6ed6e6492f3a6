import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CALL_NAMES, callNamed } from '#contract/api.ts';
import { LOCALE } from '#contract/locale.ts';
import { isProblemCode, PROBLEMS, type ProblemCode, type ProblemParams } from '#contract/problems.ts';
import { describeApi, pathOf } from '#server/openapi.ts';
import type { Settings } from '#server/settings.ts';
import { problemText } from '#texts/by-code/problem-text.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
summary { cursor: pointer; padding: .5rem 0; min-height: 1.75rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 28rem; padding: .75rem; border: 1px solid; border-radius: .375rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
table { border-collapse: collapse; } td, th { text-align: left; padding: .25rem 1rem .25rem 0; vertical-align: top; }
`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Sample parameters for the texts that have any. */
const SAMPLES: ProblemParams = {
  ACCOUNT_BLOCKED: { deactivated: false, hasReason: true, reason: '…' },
  SECOND_FACTOR_WRONG: { recovery: false },
  REPORT_DECIDED: { about: 'job', decision: 'freeze', hasName: true, name: '…' },
  NO_OPEN_REPORT: { about: 'job', decision: 'freeze', hasName: true, name: '…' },
  SKILL_DECIDED_MEANWHILE: { decision: 'accepted' },
  REPORT_DECIDED_MEANWHILE: { about: 'job', decision: 'freeze', hasName: true, name: '…' },
  OFFER_ANSWERED: { status: 'Accepted' },
  OFFER_ANSWERED_MEANWHILE: { status: 'Accepted' },
  CONVERSATION_CLOSED: { ended: 'withdrawn' },
  SEARCH_KEPT: { name: '…' },
  INVITATION_LIMIT: { most: 20 },
  MESSAGE_LIMIT: { minutes: 20 },
  TOO_MANY_REQUESTS: { minutes: 0 },
};

const SAMPLE_OF: ReadonlyMap<string, ProblemParams[keyof ProblemParams]> = new Map(Object.entries(SAMPLES));

/** Renders one row for each code, with its status, its text's parameters, and the text. */
const problemRow = (code: ProblemCode): string => {
  const params = SAMPLE_OF.get(code);
  const cells = [
    PROBLEMS[code],
    `<code>${code}</code>`,
    Object.keys(params ?? {}).join(', '),
    escapeHtml(problemText(code, params)),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
};

/** Renders the description as a page without scripts. */
const page = (description: ReturnType<typeof describeApi>): string => {
  const paths = description.paths as Record<string, Record<string, unknown>>;
  const calls = CALL_NAMES.map((name) => {
    const { route, shapes } = callNamed(name);
    const operation = paths[pathOf(route.path, Object.keys(paths))]?.[route.method.toLowerCase()];
    return `<details id="${name}"><summary><code>${route.method} ${escapeHtml(route.path)}</code> ${escapeHtml(shapes.summary)}</summary>
<p>For: ${route.who.join(', ').replaceAll('_', ' ')}</p><pre tabindex="0">${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`;
  });
  const problems = Object.keys(PROBLEMS).filter(isProblemCode).map(problemRow);
  return `<!doctype html>
<html lang="${LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of Avsar</title><style>${STYLE}</style></head>
<body><main><h1>The API of Avsar</h1>
<p>The same as <a href="/api/docs/json">OpenAPI 3.1</a>. A session's token goes into <code>Authorization: Bearer</code>.</p>
<h2>Calls</h2>
${calls.join('\n')}
<h2>Failures</h2>
<p>Every failure answers <code>{ message, error, code, params?, fields?, fieldProblems? }</code>.</p>
<table><thead><tr><th>Status</th><th>Code</th><th>Names</th><th>Text</th></tr></thead><tbody>
${problems.join('\n')}
</tbody></table></main></body></html>`;
};

/**
 * Serves `/api/docs` for people and `/api/docs/json` for programs; both are generated from the contract on first
 * request.
 */
export function registerDocs(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  let drawn: { json: string; html: string } | undefined;
  const draw = () => {
    const description = describeApi(publicUrl);
    drawn ??= { json: JSON.stringify(description), html: page(description) };
    return drawn;
  };
  app.get('/api/docs', (_request, reply) =>
    reply
      .headers({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'public, max-age=300' })
      .type('text/html; charset=utf-8')
      .send(draw().html),
  );
  app.get('/api/docs/json', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=300').type('application/json; charset=utf-8').send(draw().json),
  );
}

import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const OURS = /[\\/]src[\\/](?:web|contract|texts)[\\/]|lucide-react/;
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const FORM_PARTS =
  /react-hook-form|[\\/]lib[\\/](?:drafts|form-errors|request-key)\.|[\\/]components[\\/]error-summary\./;
/** The query library for signed-in pages: kept in one script, since a page that reads soon also writes. */
const QUERY_PARTS = /@tanstack[\\/](?:query-core|react-query)[\\/]|[\\/]web[\\/]lib[\\/]queries\.ts/;
/** The schemas of the contract's input, for forms that check before they send. */
const SCHEMA_PARTS = /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/]values\.ts/;
/** Fields of pay and the schemas read with it, and fields must not load the schemas. */
const PAY_ENDS = /[\\/]contract[\\/]pay-ends\.ts/;
/** Texts are filled in by screens that send nothing, and by the schemas. */
const PLACEHOLDERS = /[\\/]contract[\\/]placeholder-rules\.ts/;
/** Smaller than a request for it. */
const SMALL = /[\\/](?:components[\\/]badge|lib[\\/](?:dot|file-address|labels)|by-code[\\/]label-of)\.tsx?$/;
const PUBLIC_PAGE = /[\\/]web[\\/]pages[\\/]public[\\/]/;
/** Stays apart from the script that all others import, because the styles of every page are recorded for it. */
const ROOT_ENTRY = /[\\/]web[\\/]root\.tsx\?/;
/** Only the notice of a lost connection shows it, which must load quickly and therefore alone. */
const LOST_CONNECTION = /[\\/]icons[\\/]wifi-off\./;
/** Every public page loads these. */
const FRAME = /[\\/]web[\\/](?:root|pages[\\/]public[\\/]public-(?:layout|pages))\.tsx/;
/** Pages of one kind share more with each other than with the rest. */
const KINDS = {
  jobs: /[\\/]public[\\/](?:companies[\\/](?:companies|company)|home|internships|job|job-search|jobs)\.tsx/,
  written: /[\\/]public[\\/](?:info|mentorship)[\\/]/,
  accounts: /[\\/]public[\\/]account[\\/]/,
};
/** A module that this many public pages load goes into the script of all public pages. */
const SHARED_BY = 8;
/** A module that this many load goes into the script of their kind. */
const GROUPED_BY = 4;

/** A page of the signed-in areas, or a layout of some of them. */
const SIGNED_IN_PAGE =
  /[\\/]web[\\/]pages[\\/](?:(?:account|admin|candidate|profile|recruiter|staff)[\\/]|[a-z-]+\.tsx)/;
/** These components bring a library of 50 kB. */
const PICKERS = /[\\/]components[\\/](?:combobox|tag-field)\.tsx/;
const CANDIDATE_PAGE = /[\\/]pages[\\/]candidate[\\/]/;
/** The areas by the pages that alone load a module; the first match counts. */
const AREAS: readonly (readonly [area: string, pages: RegExp])[] = [
  ['candidate', CANDIDATE_PAGE],
  ['recruiter', /[\\/]pages[\\/]recruiter[\\/]/],
  ['admin', /[\\/]pages[\\/]admin[\\/]/],
  ['staff', /[\\/]pages[\\/](?:(?:admin|recruiter|staff)[\\/]|staff-layout\.tsx)/],
];
/** Pages of all areas: they load the frame of candidates, which is no reason to give it to everyone else. */
const ACCOUNT_PAGE = /[\\/]pages[\\/]account(?:[\\/]|-layout\.tsx)/;
/** The frame around the pages of all areas. */
const SIGNED_IN_FRAME = /[\\/]pages[\\/]signed-in\.tsx/;
/** The entry of the frame of candidates: a script of its own would only pass on what their script has. */
const CANDIDATE_ENTRY = /[\\/]candidate-layout\.tsx\?__react-router-build-client-route$/;

/** Maps each module to the public pages that import it statically. */
const publicPagesOf = new Map<string, Set<string>>();
/** Maps each module to the signed-in pages that import it statically. */
const signedInPagesOf = new Map<string, Set<string>>();
/** Maps each module to the lazily loaded parts of public pages, such as dialogs, that import it statically. */
const laterPartsOf = new Map<string, Set<string>>();
/** Modules that candidates load later, such as the live stream, which the shared frame of all areas starts. */
const laterOfCandidates = new Set<string>();
/** Modules that bring a picker: only pages with such a field load them. */
const withPicker = new Set<string>();
/** Modules that bring the form library, or the schemas that forms check with. */
const withForm = new Set<string>();
/** Modules of the jobs under the first page of candidates, which load after that page is shown. */
const jobsOfStart = new Set<string>();

/** Returns a path that does not depend on where the project is located. */
const pathInProject = (id: string): string => relative(ROOT, id);

const addTo = (pagesOf: Map<string, Set<string>>, id: string, page: string) =>
  pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));

/** Walks the imports of each page once: the grouping asks about every module, several times. */
export const findPages: Plugin = {
  name: 'find-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    const infos = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
    const reachedFrom = (ids: Iterable<string>): Set<string> => {
      const reached = new Set(ids);
      for (const id of reached) for (const imported of infos.get(id)?.importedIds ?? []) reached.add(imported);
      return reached;
    };
    for (const id of infos.keys()) {
      const reached = [...reachedFrom([id])];
      if (reached.some((part) => PICKERS.test(part))) withPicker.add(id);
      if (reached.some((part) => FORM_PARTS.test(part) || SCHEMA_PARTS.test(part))) withForm.add(id);
      if (JOBS_OF_START.test(id)) for (const part of reached) jobsOfStart.add(part);
    }
    for (const [page, info] of infos) {
      if (!info?.isEntry) continue;
      const isPublic = PUBLIC_PAGE.test(page) || FRAME.test(page);
      if (!(isPublic || SIGNED_IN_PAGE.test(page))) continue;
      const reached = reachedFrom([page]);
      for (const id of reached) addTo(isPublic ? publicPagesOf : signedInPagesOf, id, page);
      const ofCandidates = CANDIDATE_PAGE.test(page) || SIGNED_IN_FRAME.test(page);
      if (!(isPublic || ofCandidates)) continue;
      const later = new Set([...reached].flatMap((id) => infos.get(id)?.dynamicallyImportedIds ?? []));
      for (const part of later) {
        for (const id of reachedFrom([part])) {
          if (isPublic) addTo(laterPartsOf, id, part);
          else laterOfCandidates.add(id);
        }
      }
    }
  },
};

/** A module that this many signed-in pages load goes into the script of their area, or of all areas. */
const OFTEN = 2;

/** The layout and the first page of candidates: the critical path on a phone after signing in. */
const CANDIDATE_START = /[\\/]candidate[\\/](?:candidate-layout|home[\\/]home-page)\.tsx/;
const JOBS_OF_START = /[\\/]candidate[\\/]home[\\/]open-jobs\.tsx$/;

const startsCandidates = (id: string): boolean =>
  [...(signedInPagesOf.get(id) ?? [])].some((page) => CANDIDATE_START.test(page));

/** Returns the area whose pages alone load a module; undefined if only the pages of the account do. */
const areaOf = (id: string): string | undefined => {
  const pages = [...(signedInPagesOf.get(id) ?? [])].filter((page) => !ACCOUNT_PAGE.test(page));
  if (pages.length === 0) return undefined;
  const [area] = AREAS.find(([, ofArea]) => pages.every((page) => ofArea.test(page))) ?? ['signed-in'];
  return area;
};

/** Returns the script for a module that no public page loads. */
const scriptOfArea = (id: string): string | undefined => {
  const starts = startsCandidates(id);
  if (LOST_CONNECTION.test(id)) return undefined;
  if (ICON.test(id)) return starts ? 'signed-in' : jobsOfStart.has(id) ? 'open-jobs' : 'icons';
  if (CANDIDATE_ENTRY.test(id)) return 'candidate';
  if (withPicker.has(id)) return undefined;
  // Dialogs over public pages load these as well and should not wait for the layout of an area.
  if (laterPartsOf.has(id)) return starts ? 'start' : undefined;
  if (!starts && jobsOfStart.has(id)) return 'open-jobs';
  const area = areaOf(id);
  const ofEveryone = area === 'candidate' || area === 'signed-in';
  // In a script of staff, such a module would make candidates load that whole script and its styles.
  if (area && !ofEveryone && laterOfCandidates.has(id)) return 'live';
  if (area === undefined || (signedInPagesOf.get(id)?.size ?? 0) < OFTEN) return undefined;
  if (starts) return area;
  if (withForm.has(id)) return `${area}-forms`;
  return ofEveryone ? `${area}-later` : area;
};

/** Returns the script for a module; undefined leaves it to the bundler. */
const scriptOf = (id: string): string | undefined => {
  if (FORM_PARTS.test(id)) return undefined;
  if (ROOT_ENTRY.test(id)) return undefined;
  if (SMALL.test(id)) return 'shared';
  const pages = [...(publicPagesOf.get(id) ?? [])];
  if (pages.length === 0) return scriptOfArea(id);
  // An icon is smaller than a request for it.
  if (ICON.test(id)) return 'shared';
  // A single module taken from `fields` would load all of them.
  const ofReaders = [KINDS.jobs, KINDS.written].some(
    (kind) => pages.filter((page) => kind.test(page)).length >= GROUPED_BY,
  );
  const kind = Object.entries(KINDS).find(([, pagesOfKind]) => pages.every((page) => pagesOfKind.test(page)));
  if (kind && pages.length >= GROUPED_BY) return kind[0] === 'jobs' && startsCandidates(id) ? 'facts' : kind[0];
  if (!kind) {
    if (ofReaders || pages.length >= SHARED_BY || pages.some((page) => FRAME.test(page))) return 'shared';
    if (pages.length >= GROUPED_BY) return 'fields';
  }
  return startsCandidates(id) ? 'start' : undefined;
};

// On a slow line every request costs a round trip: modules of several public pages arrive sooner in one script than in
// forty. The first matching group takes a module, so the most shared comes first.
const group = (script: string, priority: number) => ({
  name: (id: string) => (scriptOf(id) === script ? script : null),
  debugName: script,
  priority,
  test: OURS,
});

/**
 * Modules of the signed-in areas that are also loaded by exactly the same few parts of public pages: one script for
 * each such set.
 */
const ofTheSameParts = (count: number) => ({
  name: (id: string) => {
    const parts = [...(publicPagesOf.get(id) ?? []), ...(laterPartsOf.get(id) ?? [])];
    if (parts.length !== count || !signedInPagesOf.has(id) || scriptOf(id) || FORM_PARTS.test(id)) return null;
    return createHash('sha256').update(parts.sort().map(pathInProject).join()).digest('hex').slice(0, 4);
  },
  debugName: `of ${count} parts of public pages`,
  priority: 10 + count,
  test: OURS,
});
/** A module that more parts load is in `shared` or `fields`. */
const MOST_PARTS = 18;

// A group also takes the imports of its modules, unless an earlier group has them. So modules of public pages go first,
// the most shared before the rest: none of them ends up in the script of an area.
export const groups = [
  ...['shared', 'facts', 'fields', 'jobs', 'written', 'accounts'].map((script, at) => group(script, 40 - at)),
  { name: 'queries', priority: 33, test: QUERY_PARTS },
  { name: 'pay-ends', priority: 32, test: PAY_ENDS },
  { name: 'placeholders', priority: 32, test: PLACEHOLDERS },
  { name: 'schemas', priority: 31, test: SCHEMA_PARTS },
  { name: 'forms', minShareCount: 4, priority: 30, test: FORM_PARTS },
  ...Array.from({ length: MOST_PARTS }, (_, at) => ofTheSameParts(MOST_PARTS - at)),
  group('start', 29),
  ...[
    'icons',
    'signed-in',
    'candidate',
    'open-jobs',
    'signed-in-later',
    'candidate-later',
    'live',
    'staff',
    'recruiter',
    'admin',
    'signed-in-forms',
    'candidate-forms',
    'staff-forms',
    'recruiter-forms',
    'admin-forms',
  ].map((script, at) => group(script, 9 - at / 2)),
];

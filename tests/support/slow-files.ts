/** Files that start separate servers and processes: `npm test` runs a share of them with each commit. */
export const SERVER_FILES: readonly string[] = [
  'src/server/backup/backup.test.ts',
  'src/server/stop-signal.test.ts',
  'src/server/database/embedded.test.ts',
  'src/server/backup/base-copy.test.ts',
  'src/demo/remove-demo-data.test.ts',
  'src/demo/fill-demo-data.test.ts',
  'src/server/database/cache-invalidation.test.ts',
  'src/server/database/lost-connections.test.ts',
  'src/server/open-deps.test.ts',
];

/**
 * These, and files that run every check against every call, take half of the total time. They start first, so that none
 * runs alone at the end, and short runs skip them. The test command reports others that have become as slow.
 */
export const SLOW_FILES: readonly string[] = [
  ...SERVER_FILES,
  'src/server/database/migrate.test.ts',
  'src/server/database/queue.test.ts',
  'src/server/modules/candidates/read-profiles.test.ts',
  'src/server/modules/candidates/resume/build-resume.test.ts',
  'src/server/modules/candidates/resume/draw-pdf.test.ts',
  'src/server/modules/candidates/resume/read-resume.test.ts',
  'src/server/modules/candidates/resume/reading/read-text.test.ts',
  'src/server/modules/hiring/answers/undo-answers.test.ts',
  'src/server/modules/hiring/applications/tell-of-applications.test.ts',
  'src/server/modules/hiring/offers/print-offer-letter.test.ts',
  'src/server/modules/hiring/promise/promise.test.ts',
  'src/server/modules/jobs/import/import-jobs.test.ts',
  'src/server/modules/jobs/search/memory/same-answers.test.ts',
  'src/server/modules/jobs/search/search-by-the-rules.test.ts',
  'src/server/modules/matching/model/train-skills.test.ts',
  'src/server/modules/push/push.test.ts',
  'src/server/modules/rights/delete-own-account.test.ts',
  'tests/api/access.test.ts',
  'tests/api/attacks-bodies.test.ts',
  'tests/api/attacks-hidden.test.ts',
  'tests/api/attacks-texts.test.ts',
  'tests/api/counting.test.ts',
  'tests/api/hostile-input.test.ts',
  'tests/api/hostile-random.test.ts',
  'tests/api/http-hardening.test.ts',
  'tests/api/key-sets.test.ts',
  'tests/api/may.test.ts',
  'tests/api/stale-versions.test.ts',
  'tests/api/state-machines.test.ts',
  'tests/api/stream.test.ts',
  'tests/api/two-recruiters.test.ts',
  'tests/api/weather.test.ts',
  'tests/start.test.ts',
];

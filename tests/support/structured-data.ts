import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

const require = createRequire(import.meta.url);
const VOCABULARY = join(dirname(require.resolve('@vocabulary/schema/package.json')), 'schema.nq');

interface Term {
  '@id': string;
  '@type': 'rdfs:Class' | 'rdf:Property';
  'rdfs:subClassOf': { '@id': string }[];
  'schema:domainIncludes': { '@id': string }[];
}

/** schema.org's vocabulary from a package, to avoid network requests. */
const schemaOrg = (): { '@graph': Term[] } => {
  const terms = new Map<string, Term>();
  const lines = readFileSync(VOCABULARY, 'utf8').matchAll(/^<([^>]+)> <[^>]*[#/]([^>]+)> <([^>]+)> /gm);
  for (const [, id = '', says, about = ''] of lines) {
    const term = terms.get(id) ?? {
      '@id': id,
      '@type': 'rdf:Property',
      'rdfs:subClassOf': [],
      'schema:domainIncludes': [],
    };
    terms.set(id, term);
    if (says === 'type' && about.endsWith('#Class')) term['@type'] = 'rdfs:Class';
    if (says === 'subClassOf') term['rdfs:subClassOf'].push({ '@id': about });
    if (says === 'domainIncludes') term['schema:domainIncludes'].push({ '@id': about });
  }
  return { '@graph': [...terms.values()] };
};

const validator = new Validator(schemaOrg());

/** Returns the errors in a page's structured data, by schema.org and by Google's requirements for each type. */
export const structuredDataErrors = async (html: string): Promise<string[]> => {
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  const issues = await validator.validate(found);
  return (
    issues
      // Google's mere recommendations may be missing; terms unknown to schema.org are errors.
      .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
      .map(({ path, issueMessage }) => `${path.map(({ type }) => type).join(' > ')}: ${issueMessage}`)
  );
};

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

/** schema.org's own terms, from a package, so that nothing is asked of the network. */
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

/** What is wrong with the structured data of a page, by schema.org and by what Google asks of each kind. */
export const structuredDataErrors = async (html: string): Promise<string[]> => {
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  const issues = await validator.validate(found);
  return (
    issues
      // What Google only recommends may be missing; what schema.org does not know may not stand there.
      .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
      .map(({ path, issueMessage }) => `${path.map(({ type }) => type).join(' > ')}: ${issueMessage}`)
  );
};

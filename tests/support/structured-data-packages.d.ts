// The two packages that read structured data have no types.
declare module '@marbec/web-auto-extractor' {
  /** Extracts the structured data of a page: JSON-LD, microdata, RDFa. */
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: string;
    path: readonly { type: string }[];
  }
  export default class Validator {
    constructor(schemaOrg: { '@graph': object[] });
    validate(data: object): Promise<Issue[]>;
  }
}

-- Fragment search: `like '%…%'` on titles, companies, places, skills and names by index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A list as one text in lower case, an entry a line. A generated column needs an immutable function;
-- array_to_string is declared stable only because of element types whose output depends on settings, and text does not.
CREATE FUNCTION lower_lines(entries text[]) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN lower(array_to_string(entries, E'\n'));
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
	END $$;

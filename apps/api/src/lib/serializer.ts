import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/**
 * Compiles response schemas, so that undeclared fields never leave the server. Compilation happens
 * with the first answer, because compiling all took a third of the start. Full zod validation runs
 * only with `check` (tests and development).
 */
export function createSerializerCompiler(check: boolean): FastifySerializerCompiler<z.ZodType> {
  return ({ schema }) =>
    (data: unknown) => {
      if (check) schema.parse(data);
      return compileOnce(schema)(data);
    };
}

type Stringify = (data: unknown) => string;

/** Routes share schemas, so compiled ones are cached. */
const compiled = new WeakMap<z.ZodType, Stringify>();

export function compileOnce(schema: z.ZodType): Stringify {
  let stringify = compiled.get(schema);
  if (stringify === undefined) {
    const json = z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'output',
      reused: 'inline',
      override: ({ jsonSchema }) => foldNull(jsonSchema),
    });
    stringify = fastJson(json as fastJson.AnySchema);
    compiled.set(schema, stringify);
  }
  return stringify;
}

/** `nullable` compiles to faster code than `anyOf` with null. */
function foldNull(json: z.core.JSONSchema.BaseSchema): void {
  const [inner, none] = json.anyOf ?? [];
  if (json.anyOf?.length !== 2 || none?.type !== 'null' || inner === undefined) return;
  delete json.anyOf;
  Object.assign(json, inner, { nullable: true });
}

import { describe, expect, it } from '@jest/globals';
import { WEBHOOK_EVENTS } from '@svc/domain/webhooks/event-name';
import request from 'supertest';
import { sampleApp, SAMPLE_OPERATIONS } from '../../test/sample-app.ts';
import { openApiDocument } from './document.ts';

const { app } = sampleApp();

describe('/openapi.json', () => {
  it('is version 1.0.0 of an OpenAPI 3.1 description, without a key', async () => {
    const { body, headers } = await request(app).get('/openapi.json');
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
    expect(Object.keys(body.paths)).toEqual([...new Set(SAMPLE_OPERATIONS.map(({ path }) => path))]);
  });

  it('describes bodies, parameters, guards and responses as implemented', async () => {
    const { body } = await request(app).get('/openapi.json');
    const create = body.paths['/api/things'].post;
    expect(create.security).toEqual([{ apiKey: [] }, { session: [] }]);
    expect(create.requestBody.content['application/json'].schema).toMatchObject({
      required: ['name'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 5 },
        count: { type: 'integer', minimum: 1 },
      },
    });
    expect(create.responses['200'].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Thing',
    });
    const errorCodes = ['400', '401', '402', '403', '413', '415', '422', '500', '503'];
    expect(Object.keys(create.responses)).toEqual(['200', ...errorCodes]);
    expect(create.responses['403']['x-codes']).toEqual(['forbidden', 'plan_feature']);
    expect(create.responses['402']['x-codes']).toEqual(['trial_ended']);
    expect(Object.keys(body.paths['/api/things/names'].get.responses)).toEqual(['200', '401', '500', '503']);
    expect(Object.keys(body.paths['/api/health'].get.responses)).toEqual(['200', '500']);
    expect(body.paths['/api/things/{thing_id}'].patch.parameters).toMatchObject([
      { name: 'thing_id', in: 'path', required: true },
    ]);
    expect(body.paths['/api/things'].get.parameters[0]).toMatchObject({
      name: 'market',
      in: 'query',
      required: false,
      schema: { default: 'US', enum: ['US', 'EU', 'VN'] },
    });
    expect(body.paths['/api/health'].get.security).toEqual([]);
  });

  it('describes the payload of each webhook event', async () => {
    const { body } = await request(app).get('/openapi.json');
    expect(Object.keys(body.webhooks)).toEqual([...WEBHOOK_EVENTS]);
    const { parameters, requestBody } = body.webhooks['sku.alert'].post;
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
      'X-SVC-Event',
      'X-SVC-Delivery',
      'X-SVC-Signature',
    ]);
    expect(requestBody.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/SkuAlertEvent',
    });
    const { data, event } = body.components.schemas.SkuAlertEvent.properties;
    expect(event.enum).toEqual(['sku.alert']);
    expect(data.required).toEqual(expect.arrayContaining(['message', 'successors', 'external_ref']));
  });

  it('preserves a property named title', () => {
    const { components } = JSON.parse(JSON.stringify(openApiDocument(SAMPLE_OPERATIONS)));
    expect(components.schemas.Thing.properties.title).toEqual({ type: 'string', maxLength: 10 });
  });
});

describe('/docs', () => {
  it('shows a viewer served from this host, and a plain list without scripts', async () => {
    const { text, headers } = await request(app).get('/docs');
    for (const { id } of SAMPLE_OPERATIONS) expect(text).toContain(`id="${id}"`);
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(files).toEqual(
      expect.arrayContaining(['/docs/swagger-ui-bundle.js', '/docs/page.js', '/openapi.json']),
    );
    for (const file of files) {
      const answer = await request(app).get(file);
      expect([file, answer.status]).toEqual([file, 200]);
      const type = file.endsWith('.css')
        ? 'text/css'
        : file.endsWith('.js')
          ? 'text/javascript'
          : 'application/json';
      expect(answer.headers['content-type']).toContain(type);
    }
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('sends the description to no other host', async () => {
    const { text } = await request(app).get('/docs/page.js');
    expect(text).toContain('validatorUrl: null');
    expect(text).not.toMatch(/https?:/);
  });
});

it('/docs/collection.json has each operation with its key, its disabled query and its body', async () => {
  const { body } = await request(app).get('/docs/collection.json');
  const items = body.item.flatMap((folder: { item: unknown[] }) => folder.item);
  expect(items.map(({ description }: { description: string }) => description)).toEqual(
    SAMPLE_OPERATIONS.map(({ id }) => id),
  );
  expect(body.auth.apikey[0]).toEqual({ key: 'key', value: 'X-API-Key', type: 'string' });
  const called = (id: string) =>
    items.find(({ description }: { description: string }) => description === id).request;
  expect(called('things.list').url).toMatchObject({
    raw: '{{baseUrl}}/api/things',
    query: expect.arrayContaining([expect.objectContaining({ key: 'status', disabled: true })]),
  });
  expect(called('things.change').url).toMatchObject({
    path: ['api', 'things', ':thing_id'],
    variable: [{ key: 'thing_id', value: expect.stringMatching(/^[0-9a-f]{32}$/) }],
  });
  expect(JSON.parse(called('things.fail').body.raw)).toEqual({ how: 'text' });
  expect(called('health').auth).toEqual({ type: 'noauth' });
});

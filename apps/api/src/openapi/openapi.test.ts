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

  it('describes bodies, parameters, guards and answers as they are checked', async () => {
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
    const refusals = ['400', '401', '402', '403', '413', '415', '422', '500', '503'];
    expect(Object.keys(create.responses)).toEqual(['200', ...refusals]);
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

  it('describes what a webhook is sent, event by event', async () => {
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

  it('keeps a property that is called title', () => {
    const { components } = JSON.parse(JSON.stringify(openApiDocument(SAMPLE_OPERATIONS)));
    expect(components.schemas.Thing.properties.title).toEqual({ type: 'string', maxLength: 10 });
  });
});

describe('/docs', () => {
  it('lists every operation and runs no script', async () => {
    const { text, headers } = await request(app).get('/docs');
    for (const { id } of SAMPLE_OPERATIONS) expect(text).toContain(`id="${id}"`);
    for (const name of WEBHOOK_EVENTS) expect(text).toContain(`id="event-${name}"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('id="schema-Thing"');
    expect(text).toContain('#/components/schemas/Thing');
    expect(text).not.toContain('<script');
    expect(text).not.toMatch(/(?:src|href)="https?:/);
  });
});

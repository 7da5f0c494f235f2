import { describe, expect, it } from 'vitest';
import { parseMesh, parseQuakeMap } from '../../src/formats/index.js';

describe('dialects that other programs read', () => {
  it('text STL with `end loop`, `end facet` and `end solid`', async () => {
    const facet =
      'facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\n';
    const strict = await parseMesh(`solid a\n${facet}endsolid a\n`);
    for (const word of ['loop', 'facet', 'solid']) {
      const { mesh } = await parseMesh(
        `solid a\n${facet}endsolid a\n`.replaceAll(`end${word}`, `end ${word}`),
      );
      expect(mesh).toEqual(strict.mesh);
    }
    await expect(parseMesh(`solid a\n${facet}end facet\n`)).rejects.toThrow('"facet" or "endsolid"');
    const short = facet.replace('vertex 0 1 0\nendloop', 'end loop');
    await expect(parseMesh(`solid a\n${short}endsolid a\n`)).rejects.toThrow(
      'expected 3 vertices of facet 0, found 2',
    );
  });

  it('PLY without faces, whose list is declared for vertices', async () => {
    const head = [
      'ply',
      'format ascii 1.0',
      'element vertex 2',
      ...[...'xyz'].map((axis) => `property float ${axis}`),
    ];
    const text = [
      ...head,
      'property list uchar uint vertex_indices',
      'end_header',
      '0 0 0',
      '1 2 3',
      '',
    ].join('\n');
    const { mesh, notes } = await parseMesh(text);
    expect([...mesh.positions]).toEqual([0, 0, 0, 1, 2, 3]);
    expect(notes.map(({ message }) => message).join()).toContain(
      'list of a face that is declared for vertices',
    );
    // With faces, it is a list of each vertex.
    const listed = text
      .replace('end_header', 'element face 0\nproperty list uchar uint vertex_indices\nend_header')
      .replace('0 0 0', '0 0 0 1 7')
      .replace('1 2 3', '1 2 3 0');
    expect([...(await parseMesh(listed)).mesh.positions]).toEqual([0, 0, 0, 1, 2, 3]);
  });

  const face = '( 0 0 0 ) ( 0 1 0 ) ( 1 0 0 ) rock 0 0 0 1 1';
  it('maps with comments behind semicolons, and with brushes of no entity', async () => {
    const commented = await parseQuakeMap(
      `; by an editor\n{\n"classname" "worldspawn" ; the level\n{\n${face} ; a\n}\n}`,
    );
    expect(commented.entities).toHaveLength(1);
    expect(commented.entities[0]!.brushes[0]!.faces).toHaveLength(1);
    const { entities, notes } = await parseQuakeMap(
      `{\n${face}\n}\n{\n${face}\n${face}\n}\n{\n"classname" "light"\n}`,
    );
    expect(entities.map(({ brushes }) => brushes.map(({ faces }) => faces.length))).toEqual([[1, 2], []]);
    expect(entities[0]!.properties).toEqual({});
    expect(notes.filter(({ type: kind }) => kind === 'brush-without-entity')).toEqual([
      {
        type: 'brush-without-entity',
        message: 'this brush and others like it are in no entity: read as one of their own',
        line: 1,
      },
    ]);
  });
});

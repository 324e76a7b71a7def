/**
 * Words of a question, or of a statement, that tell what it is about: `kind: form, form`.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const ptKinds = `
hpi: intensidade, de zero a dez, nota de, irradia, espalha, vai para algum lugar, vai pra algum lugar, pontada, lateja, queima ou, é constante, vai e volta, piora, melhora, alivia, agrava, desencadeia, aparece quando, vem quando, que horário, todo dia é, quantos dias no mês, quantas crises, o que sente na hora, como é a dor, como começou, o que estava fazendo
allergy: faz mal, fez mal, dá problema, não se dá bem, não pode usar, alergi*, alérgic*, reação a, não pode tomar, dá reação
meds: o que o senhor toma, o que a senhora toma, o que você toma, o que tu toma, o que ele toma, o que ela toma, o que cê toma, o que vem tomando, o que anda tomando, o que usa, toma na hora, tomar na hora, anda tomando, toma por dia, toma direto, remédio*, medicamento*, medicaç*, que toma, toma o que, toma o quê, toma alguma coisa, tomando, toma algo, uso contínuo, comprimido*, toma remédio, usa alguma coisa, faz uso, tratamento, pomada, colírio, usa algum, está tomando, bombinha, toma hoje
pastmeds: o que tomou, o que usou, o que já usou, tomou o quê, usou o quê, chegou a tomar, chegou a usar, chegou a passar, passou alguma coisa, passou algum, passou algo, usou pomada, usou algum, fez algum tratamento, já tomou, já usou, tomou alguma coisa, usou alguma coisa, tomou algo, o que já tomou, tratou com, tentou, por conta própria, por conta
adherence: efeito colateral, efeitos colaterais, efeito*, esqueceu alguma, esqueceu algum, esquece alguma, esqueceu dose, perdeu alguma, pulou alguma, falhou algum, esqueceu de tomar, esqueceu comprimido, adesão, esquec* dose, esquece de tomar, esquece o remédio, toma direitinho, toma certinho, toma todo dia, esquece de tomar remédio, pula dose, falha, doses esquecidas, dose esquecida, toma certo
surgeries: já operou, foi operad*, cirurgia*, oper*, operação, operou, internação, internou, internad*, cirúrgic*
family: alguém com, alguém tem, alguém teve, mais alguém, tem caso de, casos de, pai ou mãe, na família, família, familiar*, parente*, seus pais, pai e mãe, hereditári*, alguém na família, irmãos
habits: cervejinha*, pinga, cachaça, fuma, fumou, bebe, álcool, cigarro*, drogas, droga, bebida, hábitos, vícios, maconha, tabag*, etilis*, cerveja
exercise: exercício*, atividade física, academia, caminhada*, esporte, treina
diet: fome, alimentação, alimenta, come, dieta, comendo, almoça, café da manhã, janta, sal, água, apetite, lanche, refeiç*, papinha, fórmula, beliscar
vaccines: vacina*, vacin*, carteirinha, caderneta, tétano, antitetânica
obgyn: menstrua*, última menstruação, ciclo*, gestaç*, gravid*, engravid*, parto*, abort*, DUM, menopausa, preventivo, papanicolau, filhos teve, regra
contraception: método, anticoncepc*, pílula, camisinha, preservativo, contracep*, DIU, evita filho, engravidar
sexual: relação sexual, relações, vida sexual, parceir*, sexual*, libido, desejo
sleep: que horas deita, que horas dorme, que horas acorda, cochila*, cochilo, acorda cansad*, sono, dorme, dormir, dormindo, insônia, ronca, durma
mental: humor, ansiedade, triste*, tristeza, ânimo, nervos*, vontade de morrer, suicid*, se matar, pensou em, pensamento*, sumir, prazer, medo, chora*, choro, preocupa*, ideação
functional: consegue andar, consegue subir, consegue caminhar, quantos quarteirões, até onde anda, até onde consegue, quanto consegue andar, consegue fazer, mora sozinh*, sozinh*, faz tudo, cozinha, dirige, banho, se veste, vestir, dinheiro, remédios sozinha, ajuda para, destr*, canhot*, depende, independente, caminha sozinh*, anda sozinh*, bengala
social: turno, setor, firma, empresa, ritmo, pausa*, meta de, jornada, função, mora, trabalh*, profissão, casad*, solteir*, escola, estuda, com quem, filhos, ocupação, aposentad*, creche, serviço
falls: queda, quedas, caiu, cair, caído, tombo*
perinatal: nascimento, nasceu, prematur*, termo
development: desenvolvimento, senta*, engatinh*, andou, marcos do desenvolvimento, escola rendimento
exposure: barulho, trabalha com barulho, muito barulho, exposto a ruído, produto químico, produtos químicos, cheiro forte, epi, protetor auricular, caramujo, carrapato, mosquito, água parada, fumaça, tem bicho, bicho em casa, gato, cachorro, exposição, exposto, viagem, viajou, contato com, alguém doente, doente em casa, animal, bicho, radiação, radioterapia, mofo, poeira, contato
pmh: doença*, problema de saúde, problemas de saúde, outro problema, pressão alta, diabetes, colesterol, comorbidade*, antecedente*, saúde, já teve, antes já, teve antes, alguma vez, já quebrou, já machucou, alguma doença, teve antes, tireoide, asma, coração, rim, trombose
results: exame*, resultado*, ultrassom, raio, ressonância, tomografia, hemograma, trouxe, laudo
mechanism: se acidentou, acidente*, machucou, se machucou, como foi, como aconteceu, aconteceu, o que houve, mecanismo, como caiu, bateu, torceu, trauma
`;
